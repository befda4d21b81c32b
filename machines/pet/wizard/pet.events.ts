import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { button, type EventsOf, navigation, selection, system } from '../../core/event.ts'
import {
  arrivedPlan,
  choosesPlan,
  chosenPlan,
  priceEvents,
  samplesOf,
} from '../../purchase/quotes/price.events.ts'
import { digit, hdfcErgo, unitedIndia } from '../../reference/insurers/index.ts'
import { ownerQuestion } from '../record/owner.question.ts'
import { petQuestion } from '../record/pet.question.ts'
import { pet, petId } from '../record/pet.ts'
import { petLimits } from '../record/pet-limits.ts'
import { petPlan } from '../record/pet-plan.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { defaultPetRequest, petRequest } from '../record/pet-request.ts'
import { samplePet, samplePetPlan } from '../record/samples.ts'
import { lastPetIdOf, withoutPet } from '../rules/pet-list.ts'
import { withoutPhotographsOf } from '../rules/photographs.ts'

const answer = answering<PetRecord>()
const ofPet = v.object({ petId })

/** Who owns which pets, what insurers answer, and what the owner changes or chooses (steps P1 to P4). */
export const petEvents = {
  'owner.given': ownerQuestion,
  'start.retried': button('Retry'),

  'pet.added': navigation(button('Add another pet')),
  'pet.opened': navigation(selection('Change', ofPet, [{ petId: 1 }])),
  'pet.given': petQuestion,
  'pet.removed': answer(2, selection('Remove', ofPet, [{ petId: 1 }]), {
    change: ({ petId: gone }, record) => ({
      pets: withoutPet(record.pets, gone),
      lastPetId: lastPetIdOf(record),
      photographs: withoutPhotographsOf(record.photographs, gone),
      plan: undefined,
    }),
    known: () => undefined,
  }),
  /** The list as it stands is whole: prices are asked for all of it. */
  'pets.given': answer(
    2,
    selection(
      'Show prices',
      v.object({ pets: v.pipe(v.array(pet), v.minLength(1), v.maxLength(petLimits.pets.max)) }),
      (today) => [{ pets: [samplePet(today)] }],
    ),
    {
      change: ({ pets }) => ({ pets }),
      known: ({ pets }) => (pets?.length ? { pets } : undefined),
      subject: { label: 'Pets' },
      reads: ({ pets = [] }) => pets.map(({ name, breed }) => `${name}, ${breed}`).join('; '),
      rated: true,
    },
  ),

  ...priceEvents({ refused: unitedIndia, priced: [digit, hdfcErgo] }),
  'request.changed': answer(
    3,
    selection('Update prices', v.object({ request: petRequest }), [
      { request: { ...defaultPetRequest, sumInsured: 100_000, covers: ['funeral'], opdLimit: 5_000 } },
    ]),
    {
      change: ({ request }) => ({ request, plan: undefined }),
      known: ({ request = defaultPetRequest }) => ({ request }),
      rated: true,
    },
  ),
  'edits.opened': button('Change cover'),

  'quote.arrived': answer(
    3,
    system('A price arrives', v.object({ plan: petPlan }), (today) =>
      samplesOf(samplePetPlan(today), hdfcErgo),
    ),
    arrivedPlan(3),
  ),
  'plan.chosen': answer(3, choosesPlan([digit, hdfcErgo]), chosenPlan(3)),

  back: navigation(button('Back')),
  /** The browser's back and forward, and "change" beside an assumption. */
  revisited: navigation(
    selection('Change', v.object({ screen: v.string() }), [
      { screen: 'owner' },
      { screen: 'pets' },
      { screen: 'quotes' },
    ]),
  ),
} as const

export type PetEvent = EventsOf<typeof petEvents>
