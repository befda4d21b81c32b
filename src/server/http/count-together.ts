import * as v from 'valibot'
import { executeOn } from '../db/statements.ts'
import { keyOf, type Limit, type RateLimitDeps, refuseFor } from './rate-limit.ts'

export type Together = { browser: Limit; address: Limit }
/** Whose use it is; what is absent is not counted. */
export type Who = { browser: string | undefined; address: string | undefined }

/**
 * Counts a use by its browser and by its address in one statement, and refuses it once either limit is passed. What the
 * browser's limit refuses does not count against the address, behind which others are. The rows are those of `counter`.
 */
export function countTogether({ db, config }: RateLimitDeps, { browser, address }: Together) {
  const count = executeOn(db, 'count_together')
  const counterOf = (limit: Limit, who: string | undefined) =>
    who === undefined ? null : `${limit.name}:${keyOf(config, who)}`

  return async (who: Who): Promise<void> => {
    const now = Date.now()
    const expiryOf = ({ withinSeconds }: Limit) => new Date(now + withinSeconds * 1000).toISOString()
    const { rows } = await count(text, [
      new Date(now).toISOString(),
      ...[counterOf(browser, who.browser), expiryOf(browser), browser.times],
      ...[counterOf(address, who.address), expiryOf(address), address.times],
    ])
    const [passed] = v.parse(passedRows, rows)
    if (passed) refuseFor(passed.ms, passed.by === 'browser' ? browser.words : address.words)
  }
}

const passedRows = v.array(v.object({ by: v.picklist(['browser', 'address']), ms: v.number() }))

/** Counts under the key in a value, until the time in the next one; from a counter that is over it begins anew. */
const counted = (key: number, where: string) => `
  insert into rate_limits as known (key, points, expire)
  select $${key}::text, 1, $${key + 1}::timestamptz where $${key}::text is not null and ${where}
  on conflict (key) do update set
    points = case when known.expire <= $1::timestamptz then 1 else known.points + 1 end,
    expire = case when known.expire <= $1::timestamptz then excluded.expire else known.expire end
  returning points, expire`

const passed = (by: keyof Together, times: number) => `
  select '${by}' as by, extract(epoch from expire - $1::timestamptz)::float8 * 1000 as ms
  from ${by} where points > $${times}::int`

/** Values: 1 now; then of the browser and of the address each their key, the end of their time and their limit. */
const text = `
  with browser as (${counted(2, 'true')}),
  address as (${counted(5, 'not exists (select from browser where points > $4::int)')})
  ${passed('browser', 4)} union all ${passed('address', 7)}`
