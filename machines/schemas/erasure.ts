import * as v from 'valibot'

/** Something that is kept, in words. */
export const retained = v.object({ what: v.string(), howLong: v.string(), why: v.string() })

/** What was erased on a person's word, and what has to be kept. */
export const erasure = v.object({
  /** What to name when asking about it. */
  number: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** How many journeys are gone, with everything that hung on them. */
  journeys: v.number(),
  /** Nothing is left that would need it. */
  isProfileErased: v.boolean(),
  kept: v.array(retained),
})

export type Erasure = v.InferOutput<typeof erasure>
