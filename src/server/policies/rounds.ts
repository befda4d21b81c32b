import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { issuePolicy } from '../payments/payments.store.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Before each further attempt, in ms; from the last on, daily. */
const waits = [0, 5 * second, 15 * second, minute, 5 * minute, hour, 24 * hour]
const watchMs = 4 * minute

type Again = { leadId: string; round: number | 'watch' }

/** Schedules the next attempt at a policy; at most one waits per round. */
export async function issueAgain(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { leadId, round }: Again,
  tx: Db,
): Promise<void> {
  const wait = round === 'watch' ? watchMs : (waits[round] ?? waits.at(-1) ?? 0)
  const startAfter = new Date(clock.now().getTime() + wait)
  const singletonKey = `${leadId}/${round}`
  await jobs.send(
    issuePolicy,
    { leadId, round: round === 'watch' ? 0 : round },
    { startAfter, singletonKey, tx },
  )
}
