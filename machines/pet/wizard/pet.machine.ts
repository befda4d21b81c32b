import type { SavedMachine } from '../../core/saved-machine.ts'
import { saving } from '../../core/saving.ts'
import { leadingToPayment } from '../../purchase/paying.states.ts'
import { answeredCalls, quotesPage, revisiting } from '../../purchase/quotes/quotes-page.ts'
import { startStates } from '../../purchase/quotes/start-states.ts'
import { isProposed } from '../../rules/journey-status.ts'
import type { PetPlan } from '../record/pet-plan.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { petEvents } from './pet.events.ts'
import { petSetup } from './pet.setup.ts'

const ofPet = ({ event }: { event: { petId: number } }) => ({ petId: event.petId })
const goesTo = (screen: string) => ({ type: 'goesTo', params: { screen } }) as const

/** Whose pets are insured, one after the other, and the prices of all insurers until one is chosen (P1 to P4). */
export const petMachine = petSetup.createMachine({
  id: 'pet',
  context: ({ input }) => ({ ...input, offers: {}, refusals: {}, compared: [] }),
  initial: 'deciding',
  on: { revisited: revisiting },
  states: {
    deciding: {
      always: [
        ...leadingToPayment,
        { guard: goesTo('owner'), target: 'owner' },
        { guard: 'lacksOwner', target: 'owner' },
        // Going back and forth does not begin a journey.
        { guard: 'isRevisitedUnbegun', target: 'owner' },
        { guard: 'isUnbegun', target: 'starting' },
        { guard: 'lacksPets', target: 'pet' },
        { guard: 'addsPet', target: 'pet' },
        { guard: goesTo('pets'), target: 'pets' },
        { target: 'open' },
      ],
    },

    owner: {
      meta: {
        title: 'Pet cover',
        lead: 'Dogs and cats, one or several in one policy. First, who are you?',
        asks: 'owner.given',
        screen: 1,
        savedStep: 1,
      },
      on: {
        'owner.given': [
          { guard: 'isUnbegun', target: 'starting', actions: 'keep' },
          { target: 'deciding', actions: saving(1) },
        ],
      },
    },
    ...startStates<PetRecord>()('Pet cover', 'deciding', 'owner'),

    pets: {
      meta: {
        view: 'pets',
        title: 'Your pets',
        lead: 'Every price shows a line for each pet.',
        asks: 'pets.given',
        screen: 2,
        savedStep: 2,
      },
      on: {
        'pet.added': { guard: 'hasRoom', target: 'pet' },
        'pet.opened': {
          guard: { type: 'knows', params: ofPet },
          target: 'changing',
          actions: { type: 'openPet', params: ofPet },
        },
        'pet.removed': [
          { guard: { type: 'isLast', params: ofPet }, target: 'pet', actions: saving(2) },
          { guard: { type: 'knows', params: ofPet }, target: 'pets', actions: saving(2) },
        ],
        'pets.given': { target: 'open', actions: [...saving(2), 'askAll'] },
        back: 'owner',
      },
    },
    pet: {
      meta: { title: 'Add a pet', asks: 'pet.given', screen: 2, savedStep: 2 },
      on: {
        'pet.given': {
          guard: { type: 'mayGive', params: ofPet },
          target: 'pets',
          actions: saving(2),
        },
        back: [{ guard: 'lacksPets', target: 'owner' }, { target: 'pets' }],
      },
    },
    /** In the address it is the list, which is what a reload leads back to. */
    changing: {
      meta: { title: 'Change this pet', asks: 'pet.given', step: 'pets', screen: 2, savedStep: 2 },
      on: {
        'pet.given': {
          guard: { type: 'knows', params: ofPet },
          target: 'pets',
          actions: saving(2),
        },
        back: 'pets',
      },
      exit: 'closePet',
    },

    ...quotesPage<PetRecord, PetPlan>()({
      title: 'Your pet quotes',
      screen: 3,
      step: 3,
      back: 'pets',
      checkout: 7,
    }),
  },
})

const saved = {
  events: petEvents,
  path: '/pet',
  /** Before a journey is begun there is nothing but its owner, who begins it. */
  blank: (record: object) => {
    const { leadId } = record as PetRecord
    return leadId === '' ? { ...record, owner: undefined } : record
  },
  outcomes: answeredCalls,
  isPast: isProposed,
}

export const savedPet: SavedMachine = { machine: petMachine, ...saved }
export const petReplay = saved
