import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { rollDays } from './roll-days.ts'

const roll = jobKind('roll-traffic', v.object({}), { timeoutMs: 15 * 60_000 })
const everyMs = 10 * 60_000
const singletonKey = 'next'

type RollJobDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'log'>

/** Maintains the rollups. Each run schedules the next one first, so that a failure does not stop it. */
export function workOnRolling({ db, jobs, clock, log }: RollJobDeps): void {
  jobs.work(roll, async (_, { signal }) => {
    const startAfter = new Date(clock.now().getTime() + everyMs)
    await jobs.send(roll, {}, { startAfter, singletonKey })
    const days = await rollDays(db, clock.now(), signal)
    if (days > 0) log.info({ days }, 'rolled up traffic')
  })
}

/** Starts it, unless it is running. */
export async function sendRolling({ jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  await jobs.send(roll, {}, { singletonKey })
}
