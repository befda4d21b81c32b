import type { Context } from 'hono'
import { limits } from '#machines/reference/limits.ts'
import { retryAfterMessage } from '#machines/reference/messages/retry-after.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/types.ts'
import type { Log } from '../log/log.ts'
import { clientAddressOf } from './address.ts'
import { browserOf } from './browser-of.ts'
import type { ServerEnv } from './env.ts'
import { limitFactorOf } from './limit-factor.ts'
import { counter } from './rate-limit.ts'

type PaidCallDeps = { db: Db; config: Config; random: { id: () => string }; log: Log }
type PaidPartner = 'kyc' | 'aadhaar' | 'registry'
type PaidCall = { c: Context<ServerEnv>; journey?: string | undefined }

const withinSeconds = 86_400
const { journeyPerDay, browserPerDay, addressPerDay, alarmAtShare } = limits.paidCalls
/** Calls of everybody are counted under this name. */
const everybody = 'everybody'

/**
 * Counts a call that costs money, for a day: by journey, browser and address, and then against the partner's budget,
 * which none of them can use up alone. The log has an alarm when most of a budget is gone, and one when all is
 * (decision 0274).
 */
export function paidCalls(deps: PaidCallDeps, partner: PaidPartner) {
  const { paidCallsPerDay: budget } = deps.config
  const factor = limitFactorOf(deps.config)
  const limit = (by: string, times: number) =>
    counter(deps, {
      name: `paid-${partner}-${by}`,
      times,
      withinSeconds,
      words: retryAfterMessage.moreChecks,
    })
  const journeys = limit('journey', journeyPerDay * factor)
  const browsers = limit('browser', browserPerDay * factor)
  const addresses = limit('address', addressPerDay * factor)
  const all = limit('budget', budget)
  const alarmsAt = [Math.ceil(budget * alarmAtShare), budget]

  return async ({ c, journey }: PaidCall): Promise<void> => {
    if (journey !== undefined) await journeys.count(journey)
    await browsers.count(browserOf(c, deps))
    await addresses.count(clientAddressOf(c))
    const calls = await all.count(everybody)
    if (alarmsAt.includes(calls))
      deps.log.error(
        { alarm: 'paid-calls', partner, calls, budget },
        'the budget of paid calls is being used up',
      )
  }
}
