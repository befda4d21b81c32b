import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Config } from '../config.ts'
import { clientAddressOf } from './address.ts'
import type { ServerEnv } from './env.ts'
import { limitFactorOf } from './limit-factor.ts'
import { type RateLimitDeps, rateLimit, refuseFor } from './rate-limit.ts'

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
  const limit = (by: string, points: number) => {
    const times = points * limitFactorOf(config)
    const words = retryAfterMessage.moreTries
    return config.databaseUrl
      ? rateLimit({ db, config }, { name: `${name}-${by}`, times, withinSeconds, words })
      : inMemory(times)
  }
  const countBrowser = limit('browser', perBrowser)
  const countAddress = limit('address', perAddress)

  return async (c: Context<ServerEnv>): Promise<void> => {
    const { owners, sessionId, employeeId } = c.var.caller
    const browser = sessionId ?? owners[0]
    if (browser) await countBrowser(browser)
    if (employeeId === null) await countAddress(clientAddressOf(c))
  }
}

function inMemory(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: withinSeconds })
  return (who: string) =>
    limiter.consume(who).catch((over: unknown) => {
      if (!(over instanceof RateLimiterRes)) throw over
      return refuseFor(over.msBeforeNext, retryAfterMessage.moreTries)
    })
}
