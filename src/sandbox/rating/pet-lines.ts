import type { Premium } from '#contract/partners/insurer.ts'
import type { InsuredPet, PetRisk } from '#contract/partners/pet.ts'
import { coverLabels, sizeLabels, spokenSum } from '#machines/pet/pet-words.ts'
import type { PricedPetCover } from '#machines/pet/record/pet-request.ts'
import type { PetOffer } from '#machines/pet/reference/pet-offers.ts'
import type { PetTariff } from '#machines/pet/reference/pet-tariff.ts'
import { yearsOn } from '#machines/pet/rules/pet-age.ts'
import { sizeOf } from '#machines/pet/rules/pet-size.ts'
import { paise } from '#machines/rules/money.ts'
import { percentOf } from './arithmetic.ts'
import { sourceText } from './bands.ts'

type Line = Premium['lines'][number]
type Basis = {
  risk: PetRisk
  offer: PetOffer
  table: PetTariff
  today: string
  /** The sum insured and the tariff in words, the same for every pet. */
  spoken: { sum: string; source: string }
}

export const basisOf = (risk: PetRisk, offer: PetOffer, table: PetTariff, today: string): Basis => ({
  risk,
  offer,
  table,
  today,
  spoken: { sum: spokenSum(risk.sumInsured), source: sourceText(table) },
})

type PetLines = { base: number; lines: Line[]; notOffered: Premium['notOffered'] }

/** The price of one pet, line by line: its base, its covers, and what is taken off. */
export function linesOfPet(pet: InsuredPet, isOneOfSeveral: boolean, basis: Basis): PetLines {
  const base = baseLine(pet, basis)
  const covers = wanted(basis.risk).map((cover) => coverOf(cover, pet, basis))
  return {
    base: base.amount,
    lines: [
      base,
      ...covers.flatMap((cover) => ('amount' in cover ? [cover] : [])),
      ...discountsOf(pet, base.amount, isOneOfSeveral, basis),
    ],
    notOffered: covers.flatMap((cover) => ('amount' in cover ? [] : [cover])),
  }
}

function baseLine(pet: InsuredPet, { risk, offer, table, today, spoken }: Basis): Line {
  const years = yearsOn(today, pet.born)
  const size = sizeOf(pet, today)
  const rate = table.ratePct[size].find(({ upTo }) => years <= upTo)
  if (!rate) throw new RangeError(`There is no rate for a ${size} of ${years} years`)
  const times = offer.factor === 1 ? '' : `, times ${offer.factor} for ${offer.planName}`
  return {
    key: `${pet.petId}.base`,
    label: `${pet.name}: surgery and hospital`,
    amount: percentOf(paise(risk.sumInsured), rate.pct * offer.factor),
    reason: `${rate.pct}% of ${spoken.sum} for a ${sizeLabels[size]}, aged ${years}${times} (${spoken.source})`,
  }
}

const wanted = ({ covers, opdLimit }: PetRisk): PricedPetCover[] => [
  ...new Set<PricedPetCover>(covers),
  ...(opdLimit === undefined ? [] : (['opd'] as const)),
]

type Refused = Premium['notOffered'][number]

function coverOf(key: PricedPetCover, pet: InsuredPet, basis: Basis): Line | Refused {
  const refusal = basis.offer.withoutCovers[key]
  if (refusal) return { key, reason: refusal }
  const cost = costOf(key, pet, basis)
  if (!cost) return { key, reason: `${coverLabels[key]}: tell us first what ${pet.name} is worth` }
  return {
    key: `${pet.petId}.${key}`,
    label: `${pet.name}: ${coverLabels[key].toLowerCase()}`,
    amount: cost.amount,
    reason: `${cost.rule} (${basis.spoken.source})`,
  }
}

type Cost = { amount: number; rule: string }

function costOf(
  key: PricedPetCover,
  { value }: InsuredPet,
  { risk, table, spoken }: Basis,
): Cost | undefined {
  switch (key) {
    case 'mortality':
    case 'theftOrStraying': {
      const pct = table.pctOfValue[key]
      return value === undefined
        ? undefined
        : { amount: percentOf(paise(value), pct), rule: `${pct}% of ${spokenSum(value)}` }
    }
    case 'terminalIllness': {
      const pct = table.terminalIllnessPctOfSum
      return {
        amount: percentOf(paise(risk.sumInsured), pct),
        rule: `${pct}% of ${spoken.sum}`,
      }
    }
    case 'opd': {
      const limit = risk.opdLimit ?? 0
      return { amount: paise(table.opd[limit] ?? 0), rule: `Up to ${spokenSum(limit)} a year` }
    }
    default: {
      const amount = paise(table.flat[key])
      return { amount, rule: `${spokenSum(table.flat[key])} a year` }
    }
  }
}

function discountsOf(
  pet: InsuredPet,
  base: number,
  isOneOfSeveral: boolean,
  { table: { discountPct }, spoken }: Basis,
): Line[] {
  const off = (key: keyof PetTariff['discountPct'], label: string): Line => ({
    key: `${pet.petId}.${key}`,
    label: `${pet.name}: discount for ${label}`,
    amount: -percentOf(base, discountPct[key]),
    reason: `${discountPct[key]}% of its premium for surgery and hospital (${spoken.source})`,
  })
  return [
    ...(pet.hasMicrochip ? [off('microchip', 'a microchip')] : []),
    ...(isOneOfSeveral ? [off('severalPets', 'several pets')] : []),
    ...(pet.isNeutered ? [off('neutered', 'being neutered')] : []),
  ]
}
