import type { PetPlan, PricedPet } from '#machines/pet/record/pet-plan.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { insurerWords } from '#texts/insurer-words/insurer-words.ts'

type Entry = [label: string, value: string]

/** What a plan covers, in the words of its card and of the comparison. */
export function featuresOf({ features: { coPayPct, vetNetwork }, pets }: PetPlan): Entry[] {
  return [
    ['Accidents', 'From the first day'],
    ['Illnesses', waitsOf(pets)],
    ['You pay of a surgery', `${coPayPct}%`],
    ['Network vets', vetNetwork.toLocaleString('en-IN')],
  ]
}

/** What an insurer says of one pet: its part of the price, to which the tax is added, or why it is not insured. */
export const statusOf = (pet: PricedPet): string =>
  pet.isInsured ? `${formatRupees(pet.net)} before GST` : `Not insured: ${insurerWords(pet.reason)}`

/** One wait where all pets have the same, else each pet's own. */
function waitsOf(pets: PetPlan['pets']): string {
  const waits = pets.flatMap((pet) => (pet.isInsured ? [{ name: pet.name, wait: waitOf(pet) }] : []))
  const [first] = waits
  const isSame = waits.every(({ wait }) => wait === first?.wait)
  return isSame ? (first?.wait ?? '') : waits.map(({ name, wait }) => `${name}: ${wait}`).join(', ')
}

const waitOf = ({ illnessWaitDays: days }: { illnessWaitDays: number }) =>
  days === 0 ? 'From the first day' : `After ${days} days`

/** A plan that leaves out a cover, or one of the pets, is not all that was asked for. */
export const isLacking = ({ missing, pets }: PetPlan): boolean =>
  missing.length > 0 || pets.some(({ isInsured }) => !isInsured)
