import type { SavedMachine } from '../../core/saved-machine.ts'
import { saving } from '../../core/saving.ts'
import { mandateStates } from '../../purchase/proposal/mandate.states.ts'
import { answeredCalls } from '../../purchase/proposal/proposal.events.ts'
import {
  beyondPages,
  goesTo,
  identityCheck,
  page,
  path,
  reviewing,
  revisiting,
  submission,
} from '../../purchase/proposal/proposal.states.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { healthProposalEvents } from './health-proposal.events.ts'
import type { HealthPart } from './health-proposal.parts.ts'
import { healthProposal } from './health-proposal.setup.ts'

const lacks = (what: HealthPart) => ({ type: 'lacks', params: { what } }) as const

/** The proposal for health cover: person, identity, health, addresses, nominee, then the insurer's answer (H3 to H8). */
export const healthProposalMachine = healthProposal.createMachine({
  id: 'healthProposal',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        ...beyondPages,
        { guard: 'returned', target: 'kyc' },
        { guard: goesTo('person'), target: 'person' },
        { guard: lacks('person'), target: 'person' },
        { guard: goesTo('kyc'), target: 'kyc' },
        { guard: 'isUnknown', target: 'kyc' },
        { guard: goesTo('medical'), target: 'medical' },
        { guard: lacks('medical'), target: 'medical' },
        { guard: goesTo('addresses'), target: 'addresses' },
        { guard: lacks('permanentAddress'), target: 'addresses' },
        { guard: goesTo('nominee'), target: 'nominee' },
        { guard: lacks('nominee'), target: 'nominee' },
        { target: 'review' },
      ],
    },
    completing: {
      always: [
        { guard: 'isUnknown', target: 'kyc' },
        { guard: lacks('medical'), target: 'medical' },
        { guard: lacks('permanentAddress'), target: 'addresses' },
        { guard: lacks('nominee'), target: 'nominee' },
        { target: 'review' },
      ],
    },

    person: {
      meta: {
        title: 'About you',
        lead: 'Who is insured, as the policy will name you.',
        asks: 'person.given',
        path,
        screen: 3,
        savedStep: 3,
      },
      on: {
        'person.given': { target: 'completing', actions: saving(3) },
        'age.corrected': { target: 'quotes', actions: saving(1) },
        revisited: revisiting,
        back: 'quotes',
      },
    },
    kyc: identityCheck<HealthRecord>()({ screen: 4, step: 3, next: 'completing', left: 'person' }),
    medical: page({
      title: 'Your health',
      lead: 'Tick what you have, or have had. Only the insurer reads it, and an employee of ours if you agree.',
      asks: 'medical.given',
      screen: 5,
      step: 5,
      back: 'person',
    }),
    addresses: page({
      title: 'Your addresses',
      lead: 'Where you live, and where letters reach you.',
      asks: 'addresses.given',
      screen: 6,
      step: 6,
      back: 'medical',
    }),
    nominee: page({
      title: 'Nominee',
      lead: 'Whom the insurer pays where you cannot be paid yourself.',
      asks: 'nominee.given',
      screen: 7,
      step: 7,
      back: 'addresses',
    }),
    review: reviewing({ screen: 8, back: 'nominee' }),

    ...submission<HealthRecord>(),
    ...mandateStates,
    quotes: { type: 'final', meta: { path: '/health' } },
  },
})

export const savedHealthProposal: SavedMachine = {
  machine: healthProposalMachine,
  events: healthProposalEvents,
  path,
  outcomes: answeredCalls,
}
