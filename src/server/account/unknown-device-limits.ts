import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Deps } from '../deps.ts'
import { counter } from '../http/rate-limit.ts'
import { unknownDevicesAllowance } from '../messages/allowance.ts'

type LimitDeps = Pick<Deps, 'db' | 'config'>

/** The tries of codes for a number, of all unknown devices together and of each known one by itself. */
export const numberTries = (deps: LimitDeps) =>
  counter(deps, {
    name: 'code-try-number',
    times: 10,
    withinSeconds: 3_600,
    words: retryAfterMessage.unlocked,
  })

/** Forgets what unknown devices asked for and tried with a number; what its phone has received is still counted. */
export async function forgetUnknownDevices(deps: LimitDeps, mobile: string): Promise<void> {
  await Promise.all([numberTries(deps).forget(mobile), unknownDevicesAllowance(deps).forget(mobile)])
}
