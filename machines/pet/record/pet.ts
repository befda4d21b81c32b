import * as v from 'valibot'
import { day } from '../../schemas/basics.ts'

export const petKinds = ['dog', 'cat'] as const
export type PetKind = (typeof petKinds)[number]
/** What a pet is kept for. */
export const petUses = ['companion', 'working', 'show'] as const

export const petId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** One animal to be insured (step P2). */
export const pet = v.object({
  /** Tells pets of one journey apart, whatever they are called. */
  petId,
  kind: v.picklist(petKinds),
  breed: v.string(),
  name: v.string(),
  born: day,
  /** False where only the age was told. */
  isBirthKnown: v.boolean(),
  /** Kilograms. */
  weight: v.number(),
  /** Rupees; the covers for death and theft pay this much. */
  value: v.optional(v.number()),
  /** The last vaccination; absent where there was none. */
  vaccinatedOn: v.optional(day),
  isNeutered: v.boolean(),
  microchip: v.optional(v.string()),
  /** Illnesses that are known, in the owner's own words. */
  illnesses: v.optional(v.string()),
  use: v.picklist(petUses),
  /** Since when it is insured without a break; of a renewal. */
  insuredSince: v.optional(day),
})
export type Pet = v.InferOutput<typeof pet>
