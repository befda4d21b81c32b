import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Config } from '../config.ts'
import { clientAddressOf } from './address.ts'
import { countTogether, type Together, type Who } from './count-together.ts'
import type { ServerEnv } from './env.ts'
import { limitFactorOf } from './limit-factor.ts'
import { type Limit, type RateLimitDeps, refuseFor } from './rate-limit.ts'

/** How often within an hour. */
type Limits = { perBrowser: number; perAddress: number }
type LimitDeps = RateLimitDeps & { config: Pick<Config, 'otpSendsPerHour' | 'databaseUrl'> }

const withinSeconds = 3_600

/**
 * Holds back programs that do what no person does so often. A browser is known by its session or by the journeys it
 * began; behind one address there may be a whole town, so its limit is wide. An employee counts by session alone,
 * because an office has one address. Servers on one PostgreSQL count together; with the embedded database there is one
 * process, which counts in its memory.
 */
export function browserAndAddress(
  { db, config }: LimitDeps,
  name: string,
  { perBrowser, perAddress }: Limits,
) {
  const limit = (by: string, points: number): Limit => ({
    name: `${name}-${by}`,
    times: points * limitFactorOf(config),
    withinSeconds,
    words: retryAfterMessage.moreTries,
  })
  const limits = { browser: limit('browser', perBrowser), address: limit('address', perAddress) }
  const count = config.databaseUrl ? countTogether({ db, config }, limits) : countInMemory(limits)

  return (c: Context<ServerEnv>): Promise<void> => {
    const { owners, sessionId, employeeId } = c.var.caller
    const address = employeeId === null ? clientAddressOf(c) : undefined
    return count({ browser: sessionId ?? owners[0], address })
  }
}

function countInMemory(limits: Together) {
  const [countBrowser, countAddress] = [inMemory(limits.browser), inMemory(limits.address)]
  return async ({ browser, address }: Who): Promise<void> => {
    if (browser) await countBrowser(browser)
    if (address) await countAddress(address)
  }
}

function inMemory({ times, withinSeconds, words }: Limit) {
  const limiter = new RateLimiterMemory({ points: times, duration: withinSeconds })
  return (who: string) =>
    limiter.consume(who).catch((over: unknown) => {
      if (!(over instanceof RateLimiterRes)) throw over
      return refuseFor(over.msBeforeNext, words)
    })
}
