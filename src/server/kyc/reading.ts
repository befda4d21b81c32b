import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/job-kind.ts'

const minute = 60_000
/** Asked so long after papers were sent, each time counted from the one before. */
const roundsMs = [15_000, minute, 5 * minute, 30 * minute, 120 * minute, 24 * 60 * minute]

const paper = { leadId: v.string(), checkId: v.string() }

/** Papers that a person has to look at. */
export const readPapersKind = jobKind('read-papers', v.object({ ...paper, round: v.number() }))
export type Paper = v.InferOutput<v.ObjectSchema<typeof paper, undefined>>

/** Has it asked, after a while, what became of papers; nothing more once it was asked often enough. */
export async function askLater(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { leadId, checkId }: Paper,
  round = 0,
): Promise<void> {
  const waitMs = roundsMs[round]
  if (waitMs === undefined) return
  const startAfter = new Date(clock.now().getTime() + waitMs)
  await jobs.send(readPapersKind, { leadId, checkId, round }, { startAfter })
}
