import type { Day } from '../../schemas/basics.ts'
import type { Pet } from '../record/pet.ts'
import { petLimits } from '../record/pet-limits.ts'
import { breeds, type DogSize, dogSizes, type PetSize } from '../reference/breeds.ts'
import { monthsOn } from './pet-age.ts'

type Measured = Pick<Pet, 'kind' | 'breed' | 'born' | 'weight'>

/**
 * The size that a pet is rated by: its breed's, corrected by its weight. A pup weighs less than it will, so that for
 * a year the larger of both counts.
 */
export function sizeOf({ kind, breed, born, weight }: Measured, today: Day): PetSize {
  if (kind === 'cat') return 'cat'
  const byWeight = sizeByWeight(weight)
  if (monthsOn(today, born) >= petLimits.grownUpMonths) return byWeight
  const byBreed = breeds.dog[breed] ?? byWeight
  return rank(byBreed) > rank(byWeight) ? byBreed : byWeight
}

function sizeByWeight(kg: number): DogSize {
  const { small, medium, large } = petLimits.sizeUpToKg
  if (kg <= small) return 'small'
  if (kg <= medium) return 'medium'
  return kg <= large ? 'large' : 'giant'
}

const rank = (size: PetSize): number => (size === 'cat' ? -1 : dogSizes.indexOf(size))
