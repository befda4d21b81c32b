import { addYears } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'
import type { InsuredPet } from '../record/pet-risk.ts'
import type { PetOffer } from '../reference/pet-offers.ts'
import { monthsOn, spokenAge, yearsOn } from './pet-age.ts'
import { sizeOf } from './pet-size.ts'

/** Why an insurer does not take a pet; undefined where it does. */
export function refusalOf(pet: InsuredPet, offer: PetOffer, today: Day): string | undefined {
  if (!offer.kinds.includes(pet.kind)) return `Insures ${offer.kinds.join(' and ')}s only`
  return (
    ageRefusal(pet, offer, today) ??
    (offer.needsVaccination && !isVaccinated(pet, today)
      ? 'Needs a vaccination of the last 12 months'
      : undefined) ??
    (offer.illness === 'declined' && pet.isIll ? 'Does not insure pets with a known illness' : undefined) ??
    (pet.use === 'working' && !offer.takesWorking ? 'Does not insure working animals' : undefined) ??
    (pet.use === 'show' && !offer.takesShow ? 'Does not insure show animals' : undefined)
  )
}

function ageRefusal(pet: InsuredPet, offer: PetOffer, today: Day): string | undefined {
  const months = monthsOn(today, pet.born)
  const size = sizeOf(pet, today) === 'giant' ? 'giant' : 'other'
  if (months < offer.entryFromMonths) return `Insures from ${spokenAge(offer.entryFromMonths)} on`
  const isRenewed = pet.insuredSince !== undefined
  const upTo = (isRenewed ? offer.exit : offer.entry)[size]
  if (yearsOn(today, pet.born) <= upTo) return undefined
  const which = size === 'giant' ? 'giant dogs' : 'pets'
  return isRenewed ? `Renews ${which} up to ${upTo} years` : `Takes new ${which} up to ${upTo} years`
}

const isVaccinated = ({ vaccinatedOn }: InsuredPet, today: Day) =>
  vaccinatedOn !== undefined && addYears(vaccinatedOn, 1) >= today

/** Whether the coming year is the last one: at the renewal after it the pet is past its exit age. */
export function isLastYear(pet: InsuredPet, { exit }: PetOffer, today: Day): boolean {
  const upTo = sizeOf(pet, today) === 'giant' ? exit.giant : exit.other
  return yearsOn(addYears(today, 1), pet.born) > upTo
}
