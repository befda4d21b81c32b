import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Config } from '../config.ts'
import { clientAddressOf } from './address.ts'
import type { ServerEnv } from './env.ts'
import { lenienceOf } from './lenience.ts'
import { refuseFor } from './rate-limit.ts'

/** How often within an hour. */
type Limits = { perBrowser: number; perAddress: number }

/**
 * Holds back programs that do what no person does so often. A browser is known by its session or by the journeys it
 * began; behind one address there may be a whole town, so its limit is wide. An employee counts by session alone,
 * because an office has one address. Each process counts in its memory: a statement for each would cost more than it
 * protects.
 */
export function browserAndAddress(
  config: Pick<Config, 'otpSendsPerHour'>,
  { perBrowser, perAddress }: Limits,
) {
  const limit = (times: number) =>
    new RateLimiterMemory({ points: times * lenienceOf(config), duration: 3_600 })
  const [browsers, addresses] = [limit(perBrowser), limit(perAddress)]

  return async (c: Context<ServerEnv>): Promise<void> => {
    const { owners, sessionId, employeeId } = c.var.caller
    const browser = sessionId ?? owners[0]
    if (browser) await count(browsers, browser)
    if (employeeId === null) await count(addresses, clientAddressOf(c))
  }
}

async function count(limiter: RateLimiterMemory, who: string): Promise<void> {
  await limiter.consume(who).catch((over: unknown) => {
    if (!(over instanceof RateLimiterRes)) throw over
    refuseFor(over.msBeforeNext, retryAfterMessage.moreTries)
  })
}
