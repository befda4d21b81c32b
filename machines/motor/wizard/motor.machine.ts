import { and } from 'xstate'
import { resumable } from '../../core/resumable.ts'
import type { Outcomes, SavedMachine } from '../../core/saved-machine.ts'
import { checkout, leadingToPayment, success } from '../../purchase/paying.states.ts'
import { journey } from '../../reference/messages/journey.ts'
import { isProposed } from '../../rules/journey-status.ts'
import { emptyRecord, type MotorRecord } from '../record/motor-record.ts'
import { asOfToday } from '../rules/as-of-today.ts'
import { goTo, saving, screenFor } from './motor.actions.ts'
import { motorEvents } from './motor.events.ts'
import { previousPolicy } from './motor.previous-policy.ts'
import { registrationNumber } from './motor.registration.ts'
import { attemptWith, motor } from './motor.setup.ts'
import { start } from './motor.start.ts'
import { tooEarly } from './motor.too-early.ts'

const wizard = motor.createMachine({
  id: 'motor',
  context: ({ input }) => {
    const record = asOfToday({ ...emptyRecord, ...input.record }, input.today)
    return input.lookUp
      ? { today: input.today, record, screen: 'lookUp', attempt: attemptWith(record) }
      : { today: input.today, record, screen: screenFor(record, input.screen) }
  },
  initial: 'resuming',
  on: {
    revisited: { target: '.resuming', actions: goTo },
  },
  states: {
    resuming: {
      entry: 'findScreen',
      always: leadingToPayment,
    },

    start,
    registrationNumber,

    make: {
      meta: { view: 'choices', title: 'Make', asks: 'make.chosen', screen: 2, savedStep: 2 },
      on: {
        'make.chosen': { target: 'model', actions: saving(2) },
        back: 'start',
      },
    },
    model: {
      meta: { view: 'choices', title: 'Model', asks: 'model.chosen', screen: 3, savedStep: 3 },
      on: {
        'model.chosen': { target: 'variant', actions: saving(3) },
        back: 'make',
      },
    },
    variant: {
      meta: { view: 'choices', title: 'Variant', asks: 'variant.chosen', screen: 4, savedStep: 4 },
      on: {
        'variant.chosen': { target: 'vehicleDates', actions: saving(4) },
        back: 'model',
      },
    },

    vehicleDates: {
      meta: { title: 'Registration and manufacture', asks: 'dates.given', screen: 5 },
      on: {
        'dates.given': { target: 'ageChecked', actions: 'keep' },
        back: 'variant',
      },
    },
    /** What the registry knows is not asked again. */
    knownChecked: {
      always: [
        { guard: 'noPlans', target: 'noPlans' },
        { guard: 'pricesFirst', target: 'renewalChecked', actions: 'putPastOff' },
        { target: 'customerDetails' },
      ],
    },
    ageChecked: { always: [{ guard: 'noPlans', target: 'noPlans' }, { target: 'ownership' }] },
    noPlans: {
      meta: {
        view: 'noPlans',
        title: 'No plan yet',
        lead: journey.firstPolicyRunning,
        step: 'noPlans',
        screen: 5,
      },
      on: {
        // A vehicle with a number is registered, so it is not new: its dates or its number are corrected instead.
        'newVehicle.chosen': { guard: 'lacksNumber', target: 'ownership', actions: 'keep' },
        back: 'vehicleDates',
      },
    },
    ownership: {
      meta: { title: 'Ownership', asks: 'ownership.given', screen: 6 },
      on: {
        'ownership.given': [
          { guard: 'pricesFirst', target: 'previousPolicy', actions: saving(5) },
          { target: 'customerDetails', actions: 'keep' },
        ],
        back: 'vehicleDates',
      },
    },
    customerDetails: {
      meta: { title: 'Contact details', asks: 'contact.given', screen: 7, savedStep: 5 },
      on: {
        'contact.given': { target: 'previousPolicy', actions: saving(5) },
        back: 'ownership',
      },
    },

    previousPolicy,
    /** Where prices come first, their page says that it is too early, and asks who wants to be reminded. */
    renewalChecked: {
      always: [
        { guard: and(['exceeded', 'pricesFirst']), target: 'quotation', actions: 'announceTooEarly' },
        { guard: 'exceeded', target: 'tooEarly', actions: 'announceTooEarly' },
        { target: 'quotation' },
      ],
    },
    tooEarly,

    quotation: { meta: { path: '/quotelist/{id}', screen: 9, savedStep: 7 } },
    proposal: { type: 'final', meta: { path: '/proposal/{id}', step: 'proposal' } },
    checkout,
    success,
  },
})

const saved = {
  events: motorEvents,
  outcomes: outcomesIn,
  blank: blankOf,
  isPast: isProposed,
  path: '/motor',
}

/**
 * The motor wizard: screens 0 to 8, saved steps 1 to 6, and the door to the quote list, whose machine and the proposal's
 * go on from there (spec §4). It begins on the screen where its record leads.
 */
export const motorMachine = resumable(wizard, saved)

export const savedMotor: SavedMachine = { machine: motorMachine, isResumable: true, ...saved }

/** For a journey without answers, only its lead and how far that has come. */
function blankOf(record: object): MotorRecord {
  const { leadId, version, savedStep, source, status, pricesFirst } = record as MotorRecord
  return { ...emptyRecord, leadId, version, savedStep, source, status, pricesFirst }
}

/** The registry's vehicle is in the record already, and a journey that has begun has its lead. */
function outcomesIn(record: object): Outcomes {
  const { leadId, version } = record as MotorRecord
  return {
    lookUpVehicle: null,
    recallVehicle: null,
    ...(leadId !== '' && { startJourney: { leadId, version } }),
  }
}
