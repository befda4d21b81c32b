import { assign, emit, enqueueActions, raise, setup } from 'xstate'
import { errorMessage, outsideCall } from '../../core/actors.ts'
import { applyAnswer } from '../../core/answer.ts'
import type { SavedStep, StateMeta, StateTag } from '../../core/meta.ts'
import { messages } from '../../reference/messages.ts'
import { isPaid, isPaying } from '../../rules/journey-status.ts'
import type { Day } from '../../schemas/basics.ts'
import { chosenIn, type ExpiryAnswer, expiryMachine } from '../expiry/expiry.machine.ts'
import type { KnownVehicle, MotorRecord, RegistryDetails } from '../record/motor-record.ts'
import { asOfToday } from '../rules/as-of-today.ts'
import { isExceeded } from '../rules/business-type.ts'
import { takenAsIs } from '../rules/known-vehicle.ts'
import { hasNoPlans } from '../rules/no-plans.ts'
import { processFlowOf } from '../rules/process-flow.ts'
import { isBharatSeries } from '../rules/registration-number.ts'
import { type PastAnswer, pastForLater, type Recalled, tellsPast } from '../rules/registry-past.ts'
import { type MotorEvent, motorEvents } from './motor.events.ts'

export type MotorInput = {
  today: Day
  record?: Partial<MotorRecord>
  /** The screen asked for by the address or by "change"; without it the one where the record leads. */
  screen?: string
  /** A number typed on the home page: looked up at once. */
  lookUp?: boolean
}

export type MotorContext = {
  today: Day
  record: MotorRecord
  /** The record before a vehicle was named, and by which event, until a journey begins or goes on with it. */
  attempt?: { record: MotorRecord; event: MotorEvent } | undefined
  /** A number that was taken back, offered for another try. */
  triedNumber?: string | undefined
  screen?: string | undefined
  /** The vehicle the registry found for the number. */
  found?: KnownVehicle | undefined
  problem?: string
}

type MotorEmitted =
  | { type: 'answered' | 'takenBack'; event: MotorEvent }
  | { type: 'saved'; step: SavedStep; record: MotorRecord }

/** A number that was typed on the home page can be taken back like any other. */
export const attemptWith = (record: MotorRecord): NonNullable<MotorContext['attempt']> => {
  const { registrationNumber, vehicleType = '4w' } = record
  return {
    record: { ...record, registrationNumber: '' },
    event: { type: 'registration.given', registrationNumber, vehicleType },
  }
}

/** A journey as its store began it. */
export type StartedJourney = Pick<MotorRecord, 'leadId' | 'version' | 'pricesFirst'>

type Answered = { past: PastAnswer | undefined }
type Found = { vehicle: KnownVehicle | null }

const { journey } = messages

/** Types, guards, actions and calls of the motor wizard. */
export const motor = setup({
  types: {
    context: {} as MotorContext,
    events: {} as MotorEvent,
    input: {} as MotorInput,
    emitted: {} as MotorEmitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    lookUpVehicle: outsideCall<KnownVehicle | null, { registrationNumber: string }>('the registry'),
    startJourney: outsideCall<StartedJourney, { record: MotorRecord }>('the journey store'),
    recallVehicle: outsideCall<RegistryDetails | null, { leadId: string }>('the registry'),
    expiry: expiryMachine,
  },
  guards: {
    isPaid: ({ context }) => isPaid(context.record.status),
    isPaying: ({ context }) => isPaying(context.record.status),
    goesTo: ({ context }, { screen }: { screen: string }) => context.screen === screen,
    knowsVehicleType: ({ context }) => context.record.vehicleType !== undefined,
    found: (_, { vehicle }: Found) => vehicle !== null,
    isOfOtherClass: ({ context }, { vehicle }: Found) =>
      vehicle !== null && vehicle.vehicleType !== (context.record.vehicleType ?? '4w'),
    /** A Bharat series number has no registration office. */
    lacksCity: ({ context: { record } }) =>
      isBharatSeries(record.registrationNumber) && record.rto === undefined,
    /** Its dates and its owner are known as well. */
    isDescribed: ({ context: { record } }) =>
      record.variant !== undefined &&
      record.registrationDate !== undefined &&
      record.customerType !== undefined,
    confirmed: ({ context }) => context.record.variant !== undefined,
    isNew: ({ context }) => context.record.isNew,
    pricesFirst: ({ context }) => context.record.pricesFirst === true,
    lacksNumber: ({ context }) => context.record.registrationNumber === '',
    noPlans: ({ context }) => hasNoPlans(context.record, context.today),
    mayRecall: ({ context: { record } }) =>
      record.registrationNumber !== '' && record.previousPolicy === undefined,
    tellsPast: (_, { details }: Recalled) => tellsPast(details),
    exceeded: ({ context }) => context.record.policyDateExceeded,
    isTooEarly: ({ context }, { endDate }: { endDate?: Day | undefined }) =>
      endDate !== undefined && isExceeded(endDate, context.today),
    /** Once the end of the policy is told there is nothing to put off. */
    lacksPolicyEnd: ({ context: { record } }) => record.previousPolicy?.endDate === undefined,
    sets: (_, { answer }: { answer: ExpiryAnswer | undefined }) => answer !== undefined,
  },
  actions: {
    keep: enqueueActions(({ context: { record, today }, event, enqueue }) => {
      const answered = applyAnswer(motorEvents, event, record, today)
      enqueue.assign({ record: asOfToday(answered, today), problem: undefined })
      enqueue.emit({ type: 'answered', event })
    }),
    /** The screen that can be shown for the one asked for; `resumable` provides it. */
    findScreen: assign({}),
    goTo: assign((_, { screen }: { screen: string }) => ({ screen, attempt: undefined, found: undefined })),
    beginAttempt: assign(({ context: { record }, event }) => ({ attempt: { record, event } })),
    /** A vehicle that no journey began or went on with leaves nothing behind but the number that was typed. */
    takeBack: enqueueActions(({ context: { record, attempt }, enqueue }) => {
      enqueue.assign({ attempt: undefined, found: undefined })
      if (attempt === undefined) return
      enqueue.assign({ record: attempt.record, triedNumber: record.registrationNumber })
      enqueue.emit({ type: 'takenBack', event: attempt.event })
    }),
    /** The way on from where the answer was that has been taken back. */
    hold: emit(({ event }) => ({ type: 'answered' as const, event })),
    /** The dialog of the end date is opened where that is asked. */
    returnToPast: emit({ type: 'answered', event: { type: 'revisited', screen: 'previousPolicy' } }),
    keepFound: assign((_, { vehicle }: Found) => ({ found: vehicle ?? undefined })),
    /** What the registry has under the number is what is insured. */
    takeClass: assign(({ context: { record, found } }) => ({
      record: { ...record, vehicleType: found?.vehicleType ?? record.vehicleType },
    })),
    takeFound: assign(({ context }) => ({
      record: { ...context.record, ...(context.found && takenAsIs(context.found)) },
      found: undefined,
    })),
    forgetFound: assign({ found: undefined }),
    /** Answers the question of the previous policy in the person's place. */
    answerPast: enqueueActions(({ context: { record, today }, enqueue }, { past }: Answered) => {
      if (past === undefined) return
      const event = { type: 'previousPolicy.given' as const, ...past }
      enqueue.assign({ record: applyAnswer(motorEvents, event, record, today) })
      enqueue.emit({ type: 'answered', event })
    }),
    /** Of a known vehicle whose prices come first: what it does not know yet is asked beside them (decision 0261). */
    putPastOff: assign(({ context: { record, today } }) => {
      const event = { type: 'previousPolicy.given', ...pastForLater }
      const known = record.previousPolicy ? record : applyAnswer(motorEvents, event, record, today)
      return { record: { ...asOfToday(known, today), savedStep: 6 as const } }
    }),
    keepLead: assign(({ context }, lead: StartedJourney) => ({
      record: { ...context.record, ...lead, savedStep: context.record.variant ? 4 : 1 } as MotorRecord,
      attempt: undefined,
      triedNumber: undefined,
      problem: undefined,
    })),
    sayExpiry: raise((_, { answer }: { answer: ExpiryAnswer | undefined }) => ({
      type: 'policyEnd.chosen' as const,
      ...chosenIn(answer),
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: errorMessage(error, journey.startFailed),
    })),
    save: assign(({ context }, { step }: { step: SavedStep }) => ({
      record: { ...context.record, savedStep: step },
    })),
    announceTooEarly: enqueueActions(({ context: { record, today }, enqueue }) => {
      const saved = processFlowOf(record, today)
      enqueue.assign({ record: saved })
      enqueue.emit({ type: 'saved', step: 7, record: saved })
    }),
    announce: emit(({ context }, { step }: { step: SavedStep }) => ({
      type: 'saved' as const,
      step,
      record: context.record,
    })),
  },
})
