import * as v from 'valibot'
import { paise } from '../../schemas/basics.ts'
import { plan } from '../../schemas/plan.ts'
import { petId } from './pet.ts'
import { petRequest } from './pet-request.ts'

/** What an insurer says of one pet: insured for so much, or not and why. */
export const pricedPet = v.variant('isInsured', [
  v.object({
    isInsured: v.literal(true),
    petId,
    name: v.string(),
    /** Before tax. */
    net: paise,
    /** Days before an illness is covered; accidents are covered at once. */
    illnessWaitDays: v.number(),
    /** What of this pet is left out besides what the plan leaves out. */
    exclusions: v.array(v.string()),
  }),
  v.object({ isInsured: v.literal(false), petId, name: v.string(), reason: v.string() }),
])
export type PricedPet = v.InferOutput<typeof pricedPet>

/** What a plan covers and what not, as its insurer says. */
export const petFeatures = v.object({
  /** Percent of every surgery that the owner pays. */
  coPayPct: v.number(),
  vetNetwork: v.number(),
  notCovered: v.array(v.string()),
})

/** What an insurer's price of a household holds besides what every price holds. */
export const petOffered = {
  planName: v.string(),
  sumInsured: petRequest.entries.sumInsured,
  pets: v.array(pricedPet),
  features: petFeatures,
}

/** An insurer's price for a household. */
export const petPlan = v.object({ ...plan.entries, ...petOffered })
export type PetPlan = v.InferOutput<typeof petPlan>
