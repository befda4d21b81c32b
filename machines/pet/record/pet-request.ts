import * as v from 'valibot'

/** Rupees a year for the surgery and hospital stays of each pet. */
export const petSums = [25_000, 50_000, 75_000, 100_000] as const
/** Rupees a year for visits to the vet without a stay. */
export const petOpdLimits = [5_000, 10_000] as const

/** Covers that are wanted or not; visits to the vet have a limit of their own. */
export const petCovers = [
  'thirdPartyLiability',
  'mortality',
  'theftOrStraying',
  'terminalIllness',
  'funeral',
  'petMinding',
] as const
export type PetCover = (typeof petCovers)[number]
export type PricedPetCover = PetCover | 'opd'

/** What an owner wants to be priced, the same for every pet (steps P3 and P4). */
export const petRequest = v.object({
  /** Rupees. */
  sumInsured: v.picklist(petSums),
  covers: v.array(v.picklist(petCovers)),
  /** Rupees a year; absent where visits to the vet are not wanted. */
  opdLimit: v.optional(v.picklist(petOpdLimits)),
})
export type PetRequest = v.InferOutput<typeof petRequest>

export const defaultPetRequest: PetRequest = { sumInsured: 50_000, covers: ['thirdPartyLiability'] }
