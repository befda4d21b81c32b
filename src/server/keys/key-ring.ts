import { randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** The key of what names none: there was one before keys had ids. */
export const firstKeyId = '1'

export const keyId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a number such as 2'))

const key = v.object({
  id: keyId,
  secret: v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters')),
  /** Since when it signs; the first one always has. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp('must be a time such as 2026-11-26T05:00:00.000Z'))),
})
export type Key = v.InferOutput<typeof key>

/** The current key first, then those that are still accepted, in the order in which they were replaced. */
export const keyList = v.pipe(
  v.array(key),
  v.minLength(1, 'needs a key'),
  v.check((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'has two keys of one id'),
)
export type KeyList = readonly Key[]

/** The keys that seal and sign (decision 0287). */
export type KeyRing = {
  /** What is sealed and signed now, is so with this one. */
  current: () => Key
  /** Undefined for a key that never was or was retired. */
  find: (id: string) => Key | undefined
  /** As they are at this moment. */
  all: () => KeyList
}

/** Keys that stay as they are for as long as the process runs. */
export const fixedKeys = (keys: KeyList): KeyRing => heldKeys(() => keys)

/** Keys that `held` gives anew: as they were a moment ago, or as they are. */
export function heldKeys(held: (how: { fresh: boolean }) => KeyList): KeyRing {
  const findIn = (keys: KeyList, id: string) => keys.find((one) => one.id === id)
  return {
    current() {
      const [current] = held({ fresh: false })
      if (!current) throw new Error('There is no key')
      return current
    },
    find: (id) => findIn(held({ fresh: false }), id) ?? findIn(held({ fresh: true }), id),
    all: () => held({ fresh: true }),
  }
}

/** The keys with a new current one. No id is used twice, because the current one, which has the highest, stays. */
export function withNewKey(keys: KeyList, now: Date): KeyList {
  const id = String(Math.max(...keys.map((one) => Number(one.id))) + 1)
  return [{ id, secret: randomBytes(32).toString('base64url'), since: now.toISOString() }, ...keys]
}

/** When a key was replaced, at the latest; undefined for the current one. */
export function replacedAt(keys: KeyList, id: string): Date | undefined {
  const next = keys[keys.findIndex((one) => one.id === id) - 1]
  return next && new Date(next.since ?? 0)
}
