import * as v from 'valibot'
import { emptyJourney, journeyRecord } from '#machines/schemas/journey-record.ts'

/** In rupees. */
export const sums = [500_000, 1_000_000] as const
export const sumInsured = v.picklist(sums)

/** Liability of a household, insured up to a sum: the smallest product there can be. */
export const umbrellaRecord = v.object({ ...journeyRecord.entries, sumInsured: v.optional(sumInsured) })
export type UmbrellaRecord = v.InferOutput<typeof umbrellaRecord>

export const emptyUmbrella: UmbrellaRecord = {
  ...emptyJourney,
  quoteType: 'umbrella',
  customerType: 'individual',
}
