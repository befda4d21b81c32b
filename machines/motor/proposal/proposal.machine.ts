import { and, not } from 'xstate'
import type { SavedMachine } from '../../core/saved-machine.ts'
import { saving } from '../../core/saving.ts'
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
import { contact } from '../../reference/messages/contact.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { proposalEvents } from './proposal.events.ts'
import { proposal } from './proposal.setup.ts'
import type { ProposalPart } from './proposal.validity.ts'

const lacks = (what: ProposalPart) => ({ type: 'lacks', params: { what } }) as const

/** The proposal: identity, person, nominee, vehicle, then the insurer's answer (step M10 to step M12, T09 to T21). */
export const proposalMachine = proposal.createMachine({
  id: 'proposal',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        ...beyondPages,
        { guard: 'lacksContact', target: 'contact' },
        { guard: and([goesTo('contact'), 'pricesFirst']), target: 'contact' },
        { guard: 'returned', target: 'kyc' },
        { guard: goesTo('kyc'), target: 'kyc' },
        { guard: 'isUnknown', target: 'kyc' },
        { guard: goesTo('person'), target: 'person' },
        { guard: lacks('person'), target: 'person' },
        { guard: and([goesTo('nominee'), 'asksNominee']), target: 'nominee' },
        { guard: 'lacksNominee', target: 'nominee' },
        { guard: goesTo('vehicle'), target: 'vehicle' },
        { guard: lacks('vehicle'), target: 'vehicle' },
        { guard: and([goesTo('photographs'), 'asksPhotographs']), target: 'photographs' },
        { guard: 'lacksPhotographs', target: 'photographs' },
        { target: 'review' },
      ],
    },
    completing: {
      always: [
        { guard: 'lacksNominee', target: 'nominee' },
        { guard: lacks('vehicle'), target: 'vehicle' },
        { guard: 'lacksPhotographs', target: 'photographs' },
        { target: 'review' },
      ],
    },

    /** Where prices came first: nothing is proposed without somebody who can be reached. */
    contact: {
      meta: {
        title: 'Contact details',
        lead: contact.toBuy,
        asks: 'contact.given',
        path,
        screen: 7,
        savedStep: 5,
      },
      on: {
        'contact.given': {
          target: 'deciding',
          actions: ['keep', 'goOn', { type: 'announce', params: { step: 5 } }],
        },
        revisited: revisiting,
        back: 'quotes',
      },
    },
    kyc: identityCheck<MotorRecord>()({ screen: 10, step: 8, next: 'person', left: 'quotes' }),
    person: page({
      title: 'About you',
      lead: 'What your KYC record says is filled in.',
      asks: 'person.given',
      screen: 10,
      step: 8,
      back: 'quotes',
    }),
    nominee: page({
      title: 'Personal accident cover',
      lead: 'Who should receive the benefit, or why you go without this cover.',
      asks: 'nominee.given',
      screen: 11,
      step: 9,
      back: 'person',
    }),
    vehicle: {
      ...page({
        title: 'Vehicle details',
        lead: 'We fill in what the vehicle registry knows, long numbers only by their last digits. Please check it against the registration certificate.',
        asks: 'vehicleDetails.given',
        screen: 12,
        step: 10,
        back: [{ guard: 'asksNominee', target: 'nominee' }, { target: 'person' }],
      }),
      invoke: {
        id: 'recallVehicle',
        src: 'recallVehicle',
        input: ({ context }) => ({ leadId: context.record.leadId }),
        onDone: { actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) } },
        onError: { actions: { type: 'keepKnown', params: { known: null } } },
      },
    },
    photographs: {
      meta: {
        view: 'photographs',
        title: 'Photographs of your vehicle',
        lead: 'Cover has lapsed, so the insurer looks at the vehicle before it insures it. Nothing is charged before it has accepted.',
        asks: 'photograph.given',
        path,
        screen: 12,
        savedStep: 10,
      },
      on: {
        'photograph.given': {
          guard: { type: 'isPhotographAsked', params: ({ event }) => event },
          actions: saving(10),
        },
        'photographs.completed': { guard: not('lacksPhotographs'), target: 'review', actions: 'goOn' },
        revisited: revisiting,
        back: 'vehicle',
      },
    },
    review: reviewing({
      screen: 12,
      back: [{ guard: 'asksPhotographs', target: 'photographs' }, { target: 'vehicle' }],
    }),

    ...submission<MotorRecord>(),
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
  },
})

export const savedProposal: SavedMachine = {
  machine: proposalMachine,
  events: proposalEvents,
  path,
  outcomes: (record) => ({ recallVehicle: null, ...answeredCalls(record) }),
}
