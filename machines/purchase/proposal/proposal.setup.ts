import { assign, emit, enqueueActions, setup, type UnknownActorLogic } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import type { EventDefinitions, GivenEvent } from '../../core/event.ts'
import type { SavedStep, StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying, isSent } from '../../rules/journey-status.ts'
import type { Day } from '../../schemas/basics.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'
import type { MandateStatus, PremiumChange, ProposalOutcome } from '../../schemas/outcome.ts'
import { type KycOutput, kycMachine, type Returned } from '../kyc/kyc.machine.ts'
import { withoutUpload } from './uploads.ts'

export type ProposalInput<R extends JourneyRecord = JourneyRecord> = {
  today: Day
  record: R
  /** The page asked for by the address or by "change"; otherwise the first incomplete one. */
  screen?: string
  /** The customer has just come back into the middle of the identity check. */
  returned?: Returned
}

export type ProposalContext<R extends JourneyRecord = JourneyRecord, Known = unknown> = ProposalInput<R> & {
  change?: PremiumChange
  problem?: string
  /** Whether the premium may be blocked until the insurer decides, or is (Bima-ASBA). */
  mandate?: MandateStatus
  /** What a registry knows of what is insured, where one was asked and knows it. */
  known?: Known
}

const { journey, proposal } = messages

/** Whoever is led back to the pages of a proposal is told why, also where there was none to say it of. */
function problemOf(outcome: ProposalOutcome): string | undefined {
  if (outcome.kind === 'none' && !outcome.documentId) return outcome.message || proposal.notArrived
  return 'message' in outcome ? outcome.message : undefined
}

/** As it stands where it was changed elsewhere, or without the photograph that was given back. */
function recordAfter<R extends JourneyRecord>(record: R, outcome: ProposalOutcome): R {
  if (outcome.kind !== 'none') return record
  const current = (outcome.current as R | undefined) ?? record
  return outcome.documentId === undefined ? current : withoutUpload(current, outcome.documentId)
}

/**
 * Types, guards, actions and calls that the proposals of all products share. A product gives its events and the calls
 * it makes besides, and extends the guards and actions with its own.
 */
export const proposalSetup =
  <R extends JourneyRecord, Event extends GivenEvent, Known = never>() =>
  <Actors extends Record<string, UnknownActorLogic>>(events: EventDefinitions, actors: Actors) =>
    setup({
      types: {
        context: {} as ProposalContext<R, Known>,
        events: {} as Event,
        input: {} as ProposalInput<R>,
        emitted: {} as
          | { type: 'answered'; event: GivenEvent }
          | { type: 'saved'; step: SavedStep; record: R },
        meta: {} as StateMeta,
        tags: {} as StateTag,
      },
      actors: {
        ...actors,
        kyc: kycMachine,
        submitProposal: outsideCall<ProposalOutcome, { record: R; accepted?: number }>('the insurer'),
        readProposal: outsideCall<ProposalOutcome, { record: R }>('the journey store'),
        readMandate: outsideCall<MandateStatus, { record: JourneyRecord }>('the payment desk'),
        requestMandate: outsideCall<MandateStatus, { record: JourneyRecord }>('the payment desk'),
        releaseMandate: outsideCall<MandateStatus, { record: JourneyRecord }>('the payment desk'),
        abandonPlan: outsideCall<{ version: number }, { record: JourneyRecord }>('the journey store'),
      },
      guards: {
        isPaid: ({ context }) => isPaid(context.record.status),
        isPaying: ({ context }) => isPaying(context.record.status),
        noPlan: ({ context }) => context.record.plan === undefined,
        returned: ({ context }) => context.returned !== undefined,
        isSent: ({ context }) => isSent(context.record.status) && context.screen === undefined,
        goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
        isUnknown: ({ context }) => context.record.kyc === undefined,
        is: (_, { outcome, kind }: { outcome: ProposalOutcome; kind: ProposalOutcome['kind'] }) =>
          outcome.kind === kind,
        isOffered: ({ context }) => context.mandate?.status === 'offered',
        isBlocked: ({ context }) => context.mandate?.status === 'blocked',
        hasPage: (_, { mandate }: { mandate: MandateStatus }) => mandate.paymentURL !== undefined,
        verified: (_, { output }: { output: KycOutput }) => output.kyc !== undefined,
      },
      actions: {
        keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
          enqueue.assign({ record: applyAnswer(events, event, record, today), problem: undefined })
          enqueue.emit({ type: 'answered', event })
        }),
        /** Who confirms to be the person that was found does the same as a save that tells of it. */
        keepKyc: enqueueActions(({ context, enqueue }, { output: { kyc } }: { output: KycOutput }) => {
          enqueue.assign({ record: { ...context.record, kyc } })
          enqueue.emit({ type: 'answered', event: { type: 'identity.taken', kyc } })
        }),
        /** Whoever came back for the identity check has been there. */
        forgetReturn: assign({ returned: undefined }),
        /** Answers that are replayed without the check lead to the same page. */
        turnTo: emit((_, { screen }: { screen: string }) => ({
          type: 'answered' as const,
          event: { type: 'revisited', screen },
        })),
        keepOutcome: assign(({ context }, { outcome }: { outcome: ProposalOutcome }) => ({
          record: {
            ...recordAfter(context.record, outcome),
            version: outcome.version,
            ...(outcome.kind === 'accepted' && { proposalStatus: 'proposalSuccess' }),
          },
          change: outcome.kind === 'premiumChanged' ? outcome : undefined,
          problem: problemOf(outcome),
        })),
        keepMandate: assign((_, { mandate }: { mandate: MandateStatus }) => ({ mandate })),
        complainOfMandate: assign(({ context }, { error }: { error: unknown }) => ({
          mandate: context.mandate && {
            ...context.mandate,
            message: errorMessage(error, journey.outcomeUnknown),
          },
        })),
        forgetPlan: assign(({ context }, { version }: { version: number }) => ({
          record: { ...context.record, version, plan: undefined },
        })),
        goTo: assign((_, { screen }: { screen: string }) => ({ screen, problem: undefined })),
        goOn: assign({ screen: undefined }),
        keepProblem: assign((_, { error }: { error: unknown }) => ({
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
