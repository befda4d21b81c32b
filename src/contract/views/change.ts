import * as v from 'valibot'

/** By how much a share differs between two sides, in percentage points, and what that is worth. */
export const change = v.object({
  /** Null where either share is unknown, few or on one side only. */
  difference: v.nullable(v.number()),
  /** Null where that is so, or where too few journeys are to be expected for a test. */
  test: v.nullable(
    v.object({
      /** The 95 % interval of the difference. */
      low: v.number(),
      high: v.number(),
      /** How likely chance alone makes a difference as large, in either direction. */
      p: v.number(),
      /** More than chance explains, with all that was tested beside it taken into account. */
      isSignificant: v.boolean(),
    }),
  ),
})

/** A share of each side, 0 to 1, with how they differ. */
export const changedShare = v.object({
  one: v.nullable(v.number()),
  other: v.nullable(v.number()),
  ...change.entries,
})

/** How many differences could be tested, and how many of them are more than chance explains. */
export const significantChanges = v.object({ tested: v.number(), significant: v.number() })

export type Change = v.InferOutput<typeof change>
export type ChangedShare = v.InferOutput<typeof changedShare>
export type SignificantChanges = v.InferOutput<typeof significantChanges>
