import { limits } from '#machines/reference/limits.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Deps } from '../deps.ts'
import { limitFactorOf } from '../http/limit-factor.ts'
import { networkOf } from '../http/network.ts'
import { counter } from '../http/rate-limit.ts'

const { alarmAt, most, perNetwork, firstDelayMs, slowestMs } = limits.otp.guesses
const withinSeconds = 3_600
/** So many further tries double the delay. */
const doubledAfter = 10
/** Tries are counted over all numbers under this name. */
const everywhere = 'all numbers'

/** A try that was counted before its code is checked, so that parallel tries gain nothing. */
export type Guess = {
  /** It was right, and counts no longer. */
  right: () => Promise<void>
  wrong: () => void
}

/**
 * Wrong codes from devices that are not known, over all numbers together and per network: one try each on many numbers
 * is seen here alone (decision 0272).
 */
export function guessGuard(deps: Deps) {
  const factor = limitFactorOf(deps.config)
  const { moreTries, busy } = retryAfterMessage
  const [name, times] = ['code-try-network', perNetwork * factor]
  const networks = counter(deps, { name, times, withinSeconds, words: moreTries })
  const all = counter(deps, { name: 'code-try-all', times: most * factor, withinSeconds, words: busy })

  /** Refuses where too many were wrong, and delays where many were. */
  return async (address: string): Promise<Guess> => {
    const network = networkOf(address)
    await networks.count(network)
    const tries = await all.count(everywhere)
    const over = Math.floor(tries / factor) - alarmAt
    if (over >= 0) await deps.wait(Math.min(slowestMs, firstDelayMs * 2 ** Math.floor(over / doubledAfter)))
    return {
      right: async () => void (await Promise.all([networks.giveBack(network), all.giveBack(everywhere)])),
      wrong: () => {
        if (tries % (alarmAt * factor) !== 0) return
        deps.log.error({ alarm: 'sign-in-guesses', wrongCodes: tries }, 'many wrong codes within an hour')
      },
    }
  }
}
