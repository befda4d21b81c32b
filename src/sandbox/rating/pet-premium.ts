import type * as v from 'valibot'
import type { Premium } from '#contract/partners/insurer.ts'
import type { InsuredPet, PetRisk } from '#contract/partners/pet.ts'
import type { PricedPet, petFeatures } from '#machines/pet/record/pet-plan.ts'
import type { PetOffer } from '#machines/pet/reference/pet-offers.ts'
import { type PetTariff, petTariff } from '#machines/pet/reference/pet-tariff.ts'
import { refusalOf } from '#machines/pet/rules/acceptance.ts'
import { inForce } from '#machines/reference/tariff.ts'
import { addDays, addYears } from '#machines/rules/calendar.ts'
import { paise } from '#machines/rules/money.ts'
import { percentOf, sum } from './arithmetic.ts'
import { basisOf, linesOfPet } from './pet-lines.ts'
import type { Declined, Loading } from './underwriting.ts'

/** A price whose lines add up to `net`, with what is said of each pet. */
type PetPremium = Premium & {
  planName: string
  sumInsured: number
  pets: PricedPet[]
  features: v.InferOutput<typeof petFeatures>
}

/**
 * The price of a household with one insurer. A pet that is not taken is named with its reason while the others are
 * insured; where none is taken there is no price.
 */
export function ratePets(
  risk: PetRisk,
  offer: PetOffer,
  today: string,
  loadings: readonly Loading[] = [],
): PetPremium | Declined {
  const judged = risk.pets.map((pet) => ({ pet, refusal: refusalOf(pet, offer, today) }))
  const taken = judged.filter(({ refusal }) => refusal === undefined)
  if (taken.length === 0)
    return { declined: judged.map(({ pet, refusal }) => `${pet.name} is not insured: ${refusal}`).join('; ') }

  const table = inForce(petTariff, today)
  const basis = basisOf(risk, offer, table, today)
  const priced = new Map(taken.map(({ pet }) => [pet.petId, linesOfPet(pet, taken.length > 1, basis)]))
  const parts = [...priced.values()]
  const lines = [
    ...parts.flatMap((part) => part.lines),
    ...loadingLines(loadings, sum(parts.map(({ base }) => base))),
  ]
  const net = sum(lines.map(({ amount }) => amount))
  const gst = percentOf(net, table.gstPct)
  const start = addDays(today, 1)
  return {
    lines,
    net,
    gst,
    final: net + gst,
    start,
    end: addDays(addYears(start, 1), -1),
    notOffered: distinct(parts.flatMap(({ notOffered }) => notOffered)),
    planName: offer.planName,
    sumInsured: risk.sumInsured,
    pets: judged.map(({ pet, refusal: reason }): PricedPet => {
      const { petId, name } = pet
      if (reason !== undefined) return { isInsured: false, petId, name, reason }
      const own = priced.get(petId)?.lines ?? []
      return {
        isInsured: true,
        petId,
        name,
        net: sum(own.map(({ amount }) => amount)),
        illnessWaitDays: waitOf(pet, table, today),
        exclusions: pet.isIll
          ? ['The illnesses and injuries you told us of, and what follows from them']
          : [],
      }
    }),
    features: { coPayPct: table.coPayPct, vetNetwork: offer.vetNetwork, notCovered: [...offer.notCovered] },
  }
}

/** A pet insured without a break has served its waiting period already. */
function waitOf({ insuredSince, born }: InsuredPet, { waits }: PetTariff, today: string): number {
  if (insuredSince !== undefined) return 0
  const isOld = addYears(born, waits.withoutMedicalOverYears) < today
  return isOld ? waits.illnessDaysWithoutMedical : waits.illnessDays
}

/** Percents are of the premium before covers and discounts. */
const loadingLines = (loadings: readonly Loading[], before: number) =>
  loadings.map(({ key, label, reason, ...by }) => ({
    key: `loading.${key}`,
    label,
    reason,
    amount: 'rupees' in by ? paise(by.rupees) : percentOf(before, by.percent),
  }))

const distinct = (refused: Premium['notOffered']): Premium['notOffered'] =>
  refused.filter(({ reason }, at) => refused.findIndex((one) => one.reason === reason) === at)
