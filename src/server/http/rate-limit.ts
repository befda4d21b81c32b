import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { rateLimits } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import { keyedHash } from './keyed-hash.ts'
import { refuse } from './refuse.ts'

type Needs = { db: Db; config: Pick<Config, 'secrets'> }
type Limit = { name: string; times: number; withinSeconds: number }

/** Counts one more time for somebody, and refuses once the limit is passed. All servers on a database share it. */
export function rateLimit({ db, config }: Needs, { name, times, withinSeconds }: Limit) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: times,
    duration: withinSeconds,
  })
  return async (who: string): Promise<void> => {
    await limiter.consume(keyedHash(config.secrets.signing, who)).catch((error: unknown) => {
      if (!(error instanceof RateLimiterRes)) throw error
      refuse('too-many', undefined, { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
    })
  }
}
