import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { jobKind } from '../jobs/job-kind.ts'

const minute = 60_000
/** Delays of the checks after papers were sent, each counted from the previous one. */
const roundsMs = [15_000, minute, 5 * minute, 30 * minute, 120 * minute, 24 * 60 * minute]

const paper = { leadId: v.string(), checkId: v.string() }

/** Papers under manual review. */
export const readPapersKind = jobKind('read-papers', v.object({ ...paper, round: v.number() }))
export type Paper = v.InferOutput<v.ObjectSchema<typeof paper, undefined>>

/** Schedules the next check of a manual review, up to a maximum. */
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
