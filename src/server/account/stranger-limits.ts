import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Deps } from '../deps.ts'
import { counter } from '../http/rate-limit.ts'
import { strangersAllowance } from '../messages/allowance.ts'

type LimitDeps = Pick<Deps, 'db' | 'config'>

/** The tries of codes for a number, of strangers together and of each known device by itself. */
export const numberTries = (deps: LimitDeps) =>
  counter(deps, {
    name: 'code-try-number',
    times: 10,
    withinSeconds: 3_600,
    words: retryAfterMessage.unlocked,
  })

/** Forgets what strangers asked for and tried with a number; what its phone has received is still counted. */
export async function forgetStrangers(deps: LimitDeps, mobile: string): Promise<void> {
  await Promise.all([numberTries(deps).forget(mobile), strangersAllowance(deps).forget(mobile)])
}
