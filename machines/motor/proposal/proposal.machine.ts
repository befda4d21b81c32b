import type { SavedStep } from '../../core/meta.ts'
import type { SavedMachine } from '../../core/saved-machine.ts'
import type { KycOutput } from '../../purchase/kyc/kyc.machine.ts'
import type { ProposalOutcome } from '../../schemas/outcome.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { isAccepted, proposalEvents } from './proposal.events.ts'
import { proposal } from './proposal.setup.ts'
import type { ProposalPart } from './proposal.validity.ts'

const path = '/proposal/{id}'

const goesTo = (screen: string) => ({ type: 'goesTo', params: { screen } }) as const
const lacks = (what: ProposalPart) => ({ type: 'lacks', params: { what } }) as const
const output = ({ event }: { event: { output: KycOutput } }) => ({ output: event.output })
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
const outcome = ({ event }: { event: { output: ProposalOutcome } }) => ({ outcome: event.output })

/** Stores an answer and emits it to the outbox; changing one page keeps the way to the next. */
const saving = (step: SavedStep) =>
  ['keep', 'goOn', { type: 'save', params: { step } }, { type: 'announce', params: { step } }] as const

/** Where an insurer's answer leads, the same whether it was just given or asked for again. */
const answered = (['accepted', 'premiumChanged', 'rejected', 'unknown'] as const).map(
  (kind) =>
    ({
      guard: {
        type: 'is',
        params: ({ event }: { event: { output: ProposalOutcome } }) => ({ outcome: event.output, kind }),
      },
      target: kind,
      actions: { type: 'keepOutcome', params: outcome },
    }) as const,
)

const notSent = { target: 'review', actions: { type: 'keepOutcome', params: outcome } } as const

/** The proposal: identity, person, nominee, vehicle, then the insurer's answer (step M10 to step M12, T09 to T21). */
export const proposalMachine = proposal.createMachine({
  id: 'proposal',
  context: ({ input }) => input,
  initial: 'deciding',
  on: {
    revisited: {
      target: '.deciding',
      actions: { type: 'goTo', params: ({ event }) => ({ screen: event.screen }) },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isPaid', target: 'success' },
        { guard: 'isPaying', target: 'checkout' },
        { guard: 'noPlan', target: 'quotes' },
        { guard: 'isSent', target: 'checking' },
        { guard: 'returned', target: 'kyc' },
        { guard: goesTo('kyc'), target: 'kyc' },
        { guard: 'isUnknown', target: 'kyc' },
        { guard: goesTo('person'), target: 'person' },
        { guard: lacks('person'), target: 'person' },
        { guard: goesTo('nominee'), target: 'nominee' },
        { guard: 'lacksNominee', target: 'nominee' },
        { guard: goesTo('vehicle'), target: 'vehicle' },
        { guard: lacks('vehicle'), target: 'vehicle' },
        { target: 'review' },
      ],
    },
    completing: {
      always: [
        { guard: 'lacksNominee', target: 'nominee' },
        { guard: lacks('vehicle'), target: 'vehicle' },
        { target: 'review' },
      ],
    },

    kyc: {
      meta: { view: 'kyc', title: 'Identity check', path, screen: 10 },
      invoke: {
        id: 'kyc',
        src: 'kyc',
        input: ({ context: { record, returned } }) => ({
          leadId: record.leadId,
          insurerId: record.plan?.insurerId ?? 0,
          customerType: record.customerType ?? 'individual',
          ...(returned && { returned }),
        }),
        onDone: [
          {
            guard: { type: 'verified', params: output },
            target: 'person',
            actions: { type: 'keepKyc', params: output },
          },
          { target: 'quotes' },
        ],
      },
    },
    person: {
      meta: {
        title: 'About you',
        lead: 'What your KYC record says is filled in.',
        asks: 'person.given',
        path,
        screen: 10,
        savedStep: 8,
      },
      on: {
        'person.given': { target: 'completing', actions: saving(8) },
        back: 'quotes',
      },
    },
    nominee: {
      meta: {
        title: 'Nominee',
        lead: 'Who receives the personal accident benefit.',
        asks: 'nominee.given',
        path,
        screen: 11,
        savedStep: 9,
      },
      on: {
        'nominee.given': { target: 'completing', actions: saving(9) },
        back: 'person',
      },
    },
    vehicle: {
      meta: {
        title: 'Vehicle details',
        lead: 'What the vehicle registry knows is filled in. Please check it against the registration certificate.',
        asks: 'vehicleDetails.given',
        path,
        screen: 12,
        savedStep: 10,
      },
      invoke: {
        id: 'lookUpVehicle',
        src: 'lookUpVehicle',
        input: ({ context: { record } }) => ({
          registrationNumber: record.registrationNumber,
          vehicleType: record.vehicleType ?? '4w',
        }),
        onDone: { actions: { type: 'keepKnown', params: ({ event }) => ({ known: event.output }) } },
        onError: { actions: { type: 'keepKnown', params: { known: null } } },
      },
      on: {
        'vehicleDetails.given': { target: 'completing', actions: saving(10) },
        back: [{ guard: 'isPerson', target: 'nominee' }, { target: 'person' }],
      },
    },
    review: {
      meta: {
        view: 'review',
        title: 'Check your answers',
        lead: 'They go to the insurer as they stand here.',
        asks: 'declaration.accepted',
        path,
        screen: 12,
      },
      on: {
        'declaration.accepted': 'submitting',
        back: 'vehicle',
      },
    },

    submitting: {
      tags: 'busy',
      meta: { view: 'submitting', title: 'Sending your proposal', path },
      invoke: {
        id: 'submitProposal',
        src: 'submitProposal',
        input: ({ context: { record, change } }) => ({ record, ...(change && { accepted: change.now }) }),
        onDone: [...answered, notSent],
        onError: { target: 'unknown', actions: { type: 'complain', params: error } },
      },
    },
    checking: {
      tags: 'busy',
      meta: { view: 'submitting', title: 'Asking the insurer', path },
      invoke: {
        id: 'readProposal',
        src: 'readProposal',
        input: ({ context }) => ({ record: context.record }),
        onDone: [...answered, notSent],
        onError: { target: 'unknown', actions: { type: 'complain', params: error } },
      },
    },
    premiumChanged: {
      meta: {
        view: 'premiumChanged',
        title: 'The premium has changed',
        lead: 'The insurer asks for another premium than quoted. Nothing goes on without your yes.',
        path,
      },
      on: {
        'premium.accepted': 'submitting',
        'plan.abandoned': 'abandoning',
      },
    },
    rejected: {
      meta: {
        view: 'rejected',
        title: 'Proposal not accepted',
        lead: 'Nothing was charged, and nothing you entered is lost.',
        path,
      },
      on: {
        'proposal.retried': 'submitting',
        'proposal.corrected': 'review',
        'plan.abandoned': 'abandoning',
      },
    },
    unknown: {
      meta: {
        view: 'unknown',
        title: 'We are not sure yet',
        lead: 'Your proposal was sent, but no answer has come back.',
        path,
      },
      on: { 'status.checked': 'checking' },
    },
    abandoning: {
      tags: 'busy',
      meta: { view: 'submitting', title: 'Back to your quotes', path },
      invoke: {
        id: 'abandonPlan',
        src: 'abandonPlan',
        input: ({ context }) => ({ record: context.record }),
        onDone: { target: 'quotes', actions: { type: 'forgetPlan', params: ({ event }) => event.output } },
        onError: { target: 'checking', actions: { type: 'complain', params: error } },
      },
    },

    accepted: { type: 'final', meta: { path: '/checkout/{id}', step: 'checkout', screen: 13 } },
    quotes: { type: 'final', meta: { path: '/quotelist/{id}' } },
    checkout: { type: 'final', meta: { path: '/checkout/{id}', screen: 13 } },
    success: { type: 'final', meta: { path: '/success-page/{id}' } },
  },
})

export const savedProposal: SavedMachine = {
  machine: proposalMachine,
  events: proposalEvents,
  path,
  outcomes: (record) => {
    const { kyc, version, ...known } = record as MotorRecord
    return {
      lookUpVehicle: null,
      ...(kyc && { kyc: { kyc } }),
      ...(isAccepted(known) && { submitProposal: { kind: 'accepted', version } }),
    }
  },
}
