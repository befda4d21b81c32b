import { not } from 'xstate'
import type { SavedMachine } from '../../core/saved-machine.ts'
import { saving } from '../../core/saving.ts'
import { answeredCalls } from '../../purchase/proposal/proposal.events.ts'
import {
  beyondPages,
  goesTo,
  identityCheck,
  path,
  reviewing,
  revisiting,
  submission,
} from '../../purchase/proposal/proposal.states.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { petProposalEvents } from './pet-proposal.events.ts'
import { petProposal } from './pet-proposal.setup.ts'

/** The proposal for pet cover: the owner's identity and details, the photographs, then the insurer's answer (steps P5 and P6). */
export const petProposalMachine = petProposal.createMachine({
  id: 'petProposal',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        ...beyondPages,
        // The pets are changed where they are priced.
        { guard: goesTo('pets'), target: 'quotes' },
        { guard: 'returned', target: 'kyc' },
        { guard: goesTo('kyc'), target: 'kyc' },
        { guard: 'isUnknown', target: 'kyc' },
        { guard: goesTo('person'), target: 'person' },
        { guard: 'lacksPerson', target: 'person' },
        { guard: goesTo('photographs'), target: 'photographs' },
        { guard: 'lacksPhotographs', target: 'photographs' },
        { target: 'review' },
      ],
    },

    kyc: identityCheck<PetRecord>()({ screen: 5, step: 4, next: 'person', left: 'quotes' }),
    person: {
      meta: {
        title: 'About you',
        lead: 'Who takes out the policy, as it will name you.',
        asks: 'person.given',
        path,
        screen: 5,
        savedStep: 4,
      },
      on: {
        'person.given': [
          { guard: 'lacksPhotographs', target: 'photographs', actions: saving(4) },
          { target: 'review', actions: saving(4) },
        ],
        revisited: revisiting,
        back: 'kyc',
      },
    },
    photographs: {
      meta: {
        view: 'photographs',
        title: 'Photographs of your pets',
        lead: 'By them the insurer knows your pet when you claim. Where they were taken is removed before they are stored.',
        asks: 'photograph.given',
        path,
        screen: 5,
        savedStep: 4,
      },
      on: {
        'photograph.given': {
          guard: { type: 'isPhotographAsked', params: ({ event }) => event },
          actions: saving(4),
        },
        'photographs.completed': {
          guard: not('lacksPhotographs'),
          target: 'review',
          actions: 'goOn',
        },
        revisited: revisiting,
        back: 'person',
      },
    },
    review: reviewing({ screen: 6, back: 'photographs' }),

    ...submission<PetRecord>(),
    quotes: { type: 'final', meta: { path: '/pet' } },
  },
})

export const savedPetProposal: SavedMachine = {
  machine: petProposalMachine,
  events: petProposalEvents,
  path,
  outcomes: answeredCalls,
}
