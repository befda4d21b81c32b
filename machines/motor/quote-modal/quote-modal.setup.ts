import { assign, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import type { StateMeta, StateTag } from '../../core/meta.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import type { Day } from '../../schemas/basics.ts'
import { chosenIn, type ExpiryAnswer, expiryMachine } from '../expiry/expiry.machine.ts'
import type { FoundVehicle, MotorRecord, RegistryDetails } from '../record/motor-record.ts'
import { endingOn, pastOf, previousPolicyOf } from '../rules/as-of-today.ts'
import { hasNoPlans } from '../rules/no-plans.ts'
import { pastForLater, pastInRegistry, type Recalled, tellsPast } from '../rules/registry-past.ts'
import type { QuoteModalEvent } from './quote-modal.events.ts'

export type QuoteModalInput = { today: Day; vehicle: FoundVehicle }
/** Where to continue: the quotes of a started lead, the wizard with the number, or nowhere. */
export type QuoteModalOutput = { goTo: 'quotes'; leadId: string } | { goTo: 'wizard' } | { goTo: 'nowhere' }

type Context = QuoteModalInput & {
  record: MotorRecord
  outcome: QuoteModalOutput
  problem?: string
}

/** The types, calls, guards and actions of the machine. */
export const quoteModal = setup({
  types: {
    context: {} as Context,
    events: {} as QuoteModalEvent,
    input: {} as QuoteModalInput,
    output: {} as QuoteModalOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    startJourney: outsideCall<{ leadId: string; version: number }, { record: MotorRecord }>(
      'the journey store',
    ),
    recallVehicle: outsideCall<RegistryDetails | null, { leadId: string }>('the registry'),
    savePast: outsideCall<{ leadId: string; version: number }, { record: MotorRecord }>('the journey store'),
    expiry: expiryMachine,
  },
  guards: {
    tooYoung: ({ context }) => hasNoPlans(context.record, context.today),
    pricesFirst: ({ context }) => context.vehicle.pricesFirst === true,
    tellsPast: (_, { details }: Recalled) => tellsPast(details),
    isTooEarly: (_, { answer }: { answer: ExpiryAnswer | undefined }) => answer?.exceeded === true,
    tells: (_, { answer }: { answer: ExpiryAnswer | undefined }) => answer !== undefined,
  },
  actions: {
    keepDetails: assign(({ context }, { fullName, mobile }: { fullName: string; mobile: string }) => ({
      record: { ...context.record, customer: { name: fullName, mobile, email: '' } },
      problem: undefined,
    })),
    keepKnownPast: assign(({ context: { record, today } }, { details }: Recalled) => ({
      record: {
        ...record,
        savedStep: 6 as const,
        ...(tellsPast(details) &&
          pastOf(previousPolicyOf(pastInRegistry(record, details, today), record, today), today)),
      },
    })),
    putPastOff: assign(({ context: { record, today } }) => ({
      record: {
        ...record,
        savedStep: 6 as const,
        ...pastOf(previousPolicyOf(pastForLater, record, today), today),
      },
      problem: undefined,
    })),
    keepPast: assign(
      ({ context }, { event }: { event: Extract<QuoteModalEvent, { type: 'previousPolicy.given' }> }) => ({
        record: {
          ...context.record,
          savedStep: 6 as const,
          ...pastOf(previousPolicyOf(event, context.record, context.today), context.today),
        },
        problem: undefined,
      }),
    ),
    keepEnd: assign(({ context: { record, today } }, { answer }: { answer: ExpiryAnswer | undefined }) => ({
      record: {
        ...record,
        ...(answer?.exceeded && { savedStep: 6 as const }),
        ...pastOf(endingOn(record.previousPolicy, chosenIn(answer), today), today),
      },
    })),
    keepLead: assign(({ context }, lead: { leadId: string; version: number }) => ({
      record: { ...context.record, ...lead },
    })),
    goToQuotes: assign(({ context }) => ({
      outcome: { goTo: 'quotes', leadId: context.record.leadId } as const,
    })),
    sendToWizard: assign({ outcome: { goTo: 'wizard' } as const }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, messages.journey.startFailed),
    })),
  },
  delays: { arrive: limits.quoteListDelayMs },
})
