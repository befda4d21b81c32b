import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { tomorrowAt } from '#machines/reference/messages/retry-after.ts'
import type { Config } from '../config.ts'
import { rateLimits } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { fail } from './fail.ts'
import { keyedHash } from './keyed-hash.ts'

export type RateLimitDeps = { db: Db; config: Pick<Config, 'secrets'> }
export type Limit = {
  name: string
  times: number
  withinSeconds: number
  /** The message once the limit is passed, given the time in India from which it is open again. */
  words?: (time: string) => string
}

export const refuseFor = (ms: number, words: Limit['words']): never =>
  fail('too-many', words?.(timeIn(ms)), { retryAfterSeconds: Math.ceil(ms / 1000) })

/** Whose counter it is, without saying so. */
export const keyOf = ({ secrets }: RateLimitDeps['config'], who: string): string =>
  keyedHash(secrets.signing, who)

/** Counts a use and refuses once the limit is passed; shared by all servers on a database. */
export const rateLimit = (deps: RateLimitDeps, limit: Limit) => counter(deps, limit).count

/** A rate limit that can also be checked without counting, and that can undo a count. */
export function counter({ db, config }: RateLimitDeps, { name, times, withinSeconds, words }: Limit) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: times,
    duration: withinSeconds,
    // The retention job does that.
    clearExpiredByTimeout: false,
  })

  return {
    /** How often it was counted by now, this time included. */
    async count(who: string): Promise<number> {
      const counted = await limiter.consume(keyOf(config, who)).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error
        return refuseFor(error.msBeforeNext, words)
      })
      return counted.consumedPoints
    },
    /** Refuses once the limit is used up. */
    async check(who: string): Promise<void> {
      const found = await limiter.get(keyOf(config, who))
      if (found && found.consumedPoints >= times) refuseFor(found.msBeforeNext, words)
    },
    async forget(who: string): Promise<void> {
      await limiter.delete(keyOf(config, who))
    },
    async giveBack(who: string): Promise<void> {
      await limiter.reward(keyOf(config, who))
    },
  }
}

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const indianTime = new Intl.DateTimeFormat('en-IN', {
  ...inIndia,
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})
const indianDay = new Intl.DateTimeFormat('en-IN', inIndia)
const minuteMs = 60_000

/** The time in India this many ms from now, rounded up to the minute; the limiter uses the same clock. */
export function timeIn(ms: number): string {
  const now = Date.now()
  const then = Math.ceil((now + ms) / minuteMs) * minuteMs
  const time = indianTime.format(then)
  return indianDay.format(then) === indianDay.format(now) ? time : tomorrowAt(time)
}
