import { type TestModel, testModel } from '../../core/test-model.ts'
import { petLimits } from '../record/pet-limits.ts'
import { emptyPet } from '../record/pet-record.ts'
import { samplePet, samplePets } from '../record/samples.ts'
import { lastPetIdOf } from '../rules/pet-list.ts'
import { petEvents } from './pet.events.ts'
import { petMachine } from './pet.machine.ts'
import type { PetContext } from './pet.setup.ts'

export const petTestModel: TestModel = testModel<PetContext>({
  key: 'pet',
  title: 'Pet wizard',
  machine: petMachine,
  events: petEvents,
  isLarge: true,
  starts: (today) => {
    const record = samplePets(today)
    const full = Array.from({ length: petLimits.pets.max }, (_, at) => ({
      ...samplePet(today),
      petId: at + 1,
    }))
    return [
      { name: 'nothing known', input: { today, record: emptyPet } },
      { name: 'an owner without pets', input: { today, record: { ...record, savedStep: 1, pets: [] } } },
      {
        name: 'an owner whose journey has not begun',
        input: { today, record: { ...record, leadId: '', version: 0, savedStep: 0, pets: undefined } },
      },
      { name: 'a dog', input: { today, record } },
      { name: 'back to the list', input: { today, record, screen: 'pets' } },
      { name: 'another pet', input: { today, record, screen: 'pet' } },
      { name: 'as many pets as one policy insures', input: { today, record: { ...record, pets: full } } },
      { name: 'paying', input: { today, record: { ...record, status: 'paymentPending' } } },
      { name: 'paid', input: { today, record: { ...record, status: 'paymentSuccess' } } },
    ]
  },
  outcomes: () => ({
    startJourney: { done: [{ leadId: 'lead-1', version: 1 }] },
    // Stream errors are reported as `quotes.failed`.
    askQuotes: { done: [], fails: false },
    savePlan: { done: [{ version: 2 }] },
  }),
  identity: ({ record, offers, refusals, compared, changed, only, screen }) => [
    record.status,
    record.leadId !== '',
    record.owner !== undefined,
    record.pets?.map(({ petId }) => petId),
    lastPetIdOf(record),
    changed,
    screen,
    Object.keys(offers),
    Object.keys(refusals),
    [...compared].sort(),
    only !== undefined,
  ],
  meant: {
    'trap pet':
      'the two sample pets can be given once each, for a number is not used again; a page gives the next one a new number',
  },
})
