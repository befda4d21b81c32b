import { addDays, addYears } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'
import type { Pet } from './pet.ts'
import type { PetPlan } from './pet-plan.ts'
import { emptyPet, type PetRecord } from './pet-record.ts'

/** Believable answers of an insurer, for walking the machines. */
export function samplePetPlan(today: Day): PetPlan {
  const start = addDays(today, 1)
  return {
    insurerId: 13,
    insurer: 'Digit',
    logo: '/logos/insurers/digit.svg',
    caseId: 'case-1',
    planId: 'digit-pet',
    start,
    end: addDays(addYears(start, 1), -1),
    planName: 'Paw Cover (sandbox)',
    sumInsured: 50_000,
    lines: [{ key: '1.base', label: 'Rex: surgery and hospital', amount: 2_200_00, reason: 'Sample' }],
    net: 2_200_00,
    gst: 396_00,
    final: 2_596_00,
    included: [],
    missing: [],
    needs: [],
    questions: [],
    notes: [],
    pets: [{ isInsured: true, petId: 1, name: 'Rex', net: 2_200_00, illnessWaitDays: 30, exclusions: [] }],
    features: { coPayPct: 10, vetNetwork: 400, notCovered: ['Breeding and birth'] },
  }
}

export const samplePet = (today: Day): Pet => ({
  petId: 1,
  kind: 'dog',
  name: 'Rex',
  breed: 'Labrador Retriever',
  born: addYears(today, -3),
  isBirthKnown: true,
  weight: 28,
  use: 'companion',
  value: 30_000,
  vaccinatedOn: addYears(today, -1),
  isNeutered: false,
})

/** A journey that is answered up to the prices. */
export function samplePets(today: Day): PetRecord {
  const [name, mobile] = ['Asha Rani Sharma', '9876543210']
  return {
    ...emptyPet,
    leadId: 'lead-1',
    version: 2,
    savedStep: 2,
    owner: { name, mobile, pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' } },
    customer: { name, mobile, email: '' },
    pets: [samplePet(today)],
  }
}
