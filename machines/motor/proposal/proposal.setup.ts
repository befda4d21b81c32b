import { assign, emit, enqueueActions, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import type { SavedStep, StateMeta, StateTag } from '../../core/meta.ts'
import { type KycOutput, kycMachine } from '../../purchase/kyc/kyc.machine.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { Day, VehicleType } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { PremiumChange, ProposalOutcome } from '../../schemas/outcome.ts'
import type { KnownVehicle, MotorRecord } from '../record/motor-record.ts'
import { type ProposalEvent, proposalEvents } from './proposal.events.ts'
import { isValidProposal, type ProposalPart } from './proposal.validity.ts'

export type ProposalInput = {
  today: Day
  record: MotorRecord
  /** The page asked for by the address or by "change"; otherwise the first incomplete one. */
  screen?: string
  /** The customer has just come back from the identity provider's own page. */
  returned?: boolean
}

type Context = ProposalInput & {
  change?: PremiumChange
  problem?: string
  /** The vehicle as the registry knows it, where it was asked and knows it. */
  known?: KnownVehicle
}

const { journey } = messages

/** Types, guards, actions and calls of the proposal. */
export const proposal = setup({
  types: {
    context: {} as Context,
    events: {} as ProposalEvent,
    input: {} as ProposalInput,
    emitted: {} as
      | { type: 'answered'; event: ProposalEvent }
      | { type: 'saved'; step: SavedStep; record: MotorRecord },
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    kyc: kycMachine,
    lookUpVehicle: outsideCall<KnownVehicle | null, { registrationNumber: string; vehicleType: VehicleType }>(
      'the vehicle registry',
    ),
    submitProposal: outsideCall<ProposalOutcome, { record: MotorRecord; accepted?: number }>('the insurer'),
    readProposal: outsideCall<ProposalOutcome, { record: MotorRecord }>('the journey store'),
    abandonPlan: outsideCall<{ version: number }, { record: JourneyRecord }>('the journey store'),
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isPaying: ({ context }) => isPaying(context.record.status),
    noPlan: ({ context }) => context.record.plan === undefined,
    returned: ({ context }) => context.returned === true,
    isSent: ({ context }) =>
      ['proposalRequest', 'proposalPremiumMismatch', 'proposalFailure'].includes(
        context.record.status ?? '',
      ) && context.screen === undefined,
    goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
    isUnknown: ({ context }) => context.record.kyc === undefined,
    lacks: ({ context: { record, today } }, { what }: { what: ProposalPart }) =>
      !isValidProposal(what, record, today),
    lacksNominee: ({ context: { record, today } }) =>
      record.customerType !== 'organisation' && !isValidProposal('nominee', record, today),
    isPerson: ({ context }) => context.record.customerType !== 'organisation',
    is: (_, { outcome, kind }: { outcome: ProposalOutcome; kind: ProposalOutcome['kind'] }) =>
      outcome.kind === kind,
    verified: (_, { output }: { output: KycOutput }) => output.kyc !== undefined,
  },
  actions: {
    keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
      enqueue.assign({ record: applyAnswer(proposalEvents, event, record, today), problem: undefined })
      enqueue.emit({ type: 'answered', event })
    }),
    keepKnown: assign((_, { known }: { known: KnownVehicle | null }) => (known ? { known } : {})),
    keepKyc: assign(({ context }, { output }: { output: KycOutput }) => ({
      record: { ...context.record, kyc: output.kyc },
      returned: false,
    })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: ProposalOutcome }) => ({
      record: {
        ...context.record,
        version: outcome.version,
        ...(outcome.kind === 'accepted' && { proposalStatus: 'proposalSuccess' }),
      },
      change: outcome.kind === 'premiumChanged' ? outcome : undefined,
      problem: 'message' in outcome ? outcome.message : undefined,
    })),
    forgetPlan: assign(({ context }, { version }: { version: number }) => ({
      record: { ...context.record, version, plan: undefined },
    })),
    goTo: assign((_, { screen }: { screen: string }) => ({ screen, problem: undefined })),
    goOn: assign({ screen: undefined }),
    complain: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, journey.outcomeUnknown),
    })),
    save: assign(({ context }, { step }: { step: SavedStep }) => ({
      record: { ...context.record, savedStep: step },
    })),
    announce: emit(({ context }, { step }: { step: SavedStep }) => ({
      type: 'saved' as const,
      step,
      record: context.record,
    })),
  },
})
