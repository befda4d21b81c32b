import type { SavedStep } from '../../core/meta.ts'
import { type Outcomes, resumable, type SavedMachine } from '../../core/saved-machine.ts'
import { messages } from '../../reference/messages.ts'
import type { ExpiryOutput } from '../expiry/expiry.machine.ts'
import { emptyRecord, type KnownVehicle, type MotorRecord } from '../record/motor-record.ts'
import { asOfToday } from '../rules/as-of-today.ts'
import { recalled } from '../rules/registry-past.ts'
import { motorEvents } from './motor.events.ts'
import { motor } from './motor.setup.ts'

const { journey, labels } = messages

const answer = ({ event }: { event: { output: ExpiryOutput } }) => ({ answer: event.output.answer })
const found = ({ event }: { event: { output: KnownVehicle | null } }) => ({ vehicle: event.output })

const goTo = {
  type: 'goTo',
  params: ({ event }: { event: { screen: string } }) => ({ screen: event.screen }),
} as const
/** Another page is asked for while a call is under way. */
const leaving = { target: '#motor.resuming', actions: ['takeBack', 'hold', goTo] } as const

function saving<const S extends SavedStep>(step: S) {
  return [
    'keep' as const,
    { type: 'save' as const, params: { step } },
    { type: 'announce' as const, params: { step } },
  ]
}

const wizard = motor.createMachine({
  id: 'motor',
  context: ({ input }) => {
    const record = asOfToday({ ...emptyRecord, ...input.record }, input.today)
    return { today: input.today, record, screen: input.lookUp ? 'lookUp' : input.screen }
  },
  initial: 'resuming',
  on: {
    revisited: { target: '.resuming', actions: goTo },
  },
  states: {
    resuming: { entry: 'findScreen' },

    start: {
      meta: { title: 'Your vehicle', step: 'start', screen: 0 },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'knowsVehicleType', target: 'number' }, { target: 'vehicle' }] },
        vehicle: {
          meta: { asks: 'vehicle.chosen', lead: 'What would you like to insure?' },
          on: { 'vehicle.chosen': { target: 'number', actions: 'keep' } },
        },
        number: {
          meta: { view: 'number', asks: 'registration.given', lead: 'We look the details up for you.' },
          on: {
            'registration.given': { target: '#motor.registrationNumber', actions: ['beginAttempt', 'keep'] },
            'number.skipped': { target: '#motor.registrationNumber.city', actions: ['beginAttempt', 'keep'] },
            'newVehicle.chosen': {
              target: '#motor.registrationNumber.city',
              actions: ['beginAttempt', 'keep'],
            },
            'vehicle.chosen': { target: 'number', actions: 'keep' },
            back: 'vehicle',
          },
        },
      },
    },

    registrationNumber: {
      meta: { title: 'Registration', screen: 1, savedStep: 1 },
      initial: 'lookingUp',
      states: {
        lookingUp: {
          tags: 'busy',
          meta: { view: 'waiting', title: 'Looking up your vehicle', step: 'lookUp' },
          invoke: {
            id: 'lookUpVehicle',
            src: 'lookUpVehicle',
            input: ({ context: { record } }) => ({ registrationNumber: record.registrationNumber }),
            onDone: [
              {
                guard: { type: 'isOfOtherClass', params: found },
                target: 'otherClass',
                actions: { type: 'keepFound', params: found },
              },
              {
                guard: { type: 'found', params: found },
                target: 'confirming',
                actions: { type: 'keepFound', params: found },
              },
              { target: 'placing' },
            ],
            onError: 'placing',
          },
          on: { back: { target: '#motor.start', actions: 'takeBack' }, revisited: leaving },
        },
        otherClass: {
          meta: { view: 'otherClass', title: 'Check the registration number', step: 'lookUp' },
          on: {
            'vehicleClass.corrected': { target: 'confirming', actions: 'takeClass' },
            back: { target: '#motor.start', actions: 'endAttempt' },
          },
        },
        confirming: {
          meta: { view: 'confirmVehicle', title: labels.rightDetails, step: 'lookUp' },
          on: {
            'vehicle.confirmed': { target: 'placing', actions: 'takeFound' },
            'vehicle.denied': { target: 'placing', actions: 'forgetFound' },
            back: { target: '#motor.start', actions: 'endAttempt' },
          },
        },
        placing: {
          meta: { step: 'unrecognised' },
          always: [{ guard: 'lacksCity', target: 'city' }, { target: 'starting' }],
        },
        city: {
          meta: { asks: 'city.chosen', title: 'Where is it registered?', step: 'city' },
          on: {
            'city.chosen': { target: 'starting', actions: 'keep' },
            back: { target: '#motor.start', actions: 'endAttempt' },
          },
        },
        starting: {
          tags: 'busy',
          meta: { view: 'waiting', title: 'Starting your journey' },
          invoke: {
            id: 'startJourney',
            src: 'startJourney',
            input: ({ context }) => ({ record: context.record }),
            onDone: [
              {
                guard: 'isDescribed',
                target: '#motor.knownChecked',
                actions: { type: 'keepLead', params: ({ event }) => event.output },
              },
              {
                guard: 'confirmed',
                target: '#motor.vehicleDates',
                actions: { type: 'keepLead', params: ({ event }) => event.output },
              },
              {
                target: '#motor.make',
                actions: { type: 'keepLead', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: '#motor.start',
              actions: ['takeBack', { type: 'complain', params: ({ event }) => ({ error: event.error }) }],
            },
          },
          on: { revisited: leaving },
        },
      },
    },

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
    knownChecked: { always: [{ guard: 'noPlans', target: 'noPlans' }, { target: 'customerDetails' }] },
    ageChecked: { always: [{ guard: 'noPlans', target: 'noPlans' }, { target: 'ownership' }] },
    noPlans: {
      meta: {
        view: 'noPlans',
        title: 'No plan yet',
        lead: journey.firstPolicyRunning,
        step: 'vehicleDates',
        screen: 5,
      },
      on: {
        'newVehicle.chosen': { target: 'ownership', actions: 'keep' },
        back: 'vehicleDates',
      },
    },
    ownership: {
      meta: { title: 'Ownership', asks: 'ownership.given', screen: 6 },
      on: {
        'ownership.given': { target: 'customerDetails', actions: 'keep' },
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

    previousPolicy: {
      meta: { title: 'Previous policy', asks: 'previousPolicy.given', screen: 8, savedStep: 6 },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isNew', target: '#motor.quotation' },
            { guard: 'mayRecall', target: 'recalling' },
            { target: 'asking' },
          ],
        },
        recalling: {
          tags: 'busy',
          meta: { view: 'waiting', title: 'Looking up your last policy' },
          invoke: {
            id: 'recallVehicle',
            src: 'recallVehicle',
            input: ({ context }) => ({ leadId: context.record.leadId }),
            onDone: [
              {
                guard: { type: 'tellsPast', params: recalled },
                target: '#motor.renewalChecked',
                actions: [
                  { type: 'answerPast', params: recalled },
                  { type: 'save', params: { step: 6 } },
                  { type: 'announce', params: { step: 6 } },
                ],
              },
              { target: 'asking' },
            ],
            onError: 'asking',
          },
        },
        asking: {
          on: {
            'previousPolicy.given': { target: '#motor.renewalChecked', actions: saving(6) },
            'policyEnd.chosen': [
              {
                guard: { type: 'isTooEarly', params: ({ event }) => event },
                target: '#motor.renewalChecked',
                actions: saving(6),
              },
              { actions: 'keep' },
            ],
            'expiry.opened': 'choosingExpiry',
          },
        },
        choosingExpiry: {
          meta: { view: 'expiry' },
          invoke: {
            id: 'expiry',
            src: 'expiry',
            input: ({ context: { today, record } }) => ({
              today,
              fromQuoteList: false,
              ...(record.previousPolicy?.endDate && { endDate: record.previousPolicy.endDate }),
            }),
            onDone: [
              {
                guard: { type: 'sets', params: answer },
                target: 'asking',
                actions: { type: 'sayExpiry', params: answer },
              },
              { target: 'asking' },
            ],
          },
        },
      },
      on: { back: 'customerDetails' },
    },
    renewalChecked: {
      always: [
        { guard: 'exceeded', target: 'tooEarly', actions: 'announceTooEarly' },
        { target: 'quotation' },
      ],
    },
    tooEarly: {
      meta: {
        view: 'tooEarly',
        title: 'Too early to renew',
        lead: journey.renewalTooEarly,
        step: 'tooEarly',
        screen: 8,
      },
      on: { 'expiry.opened': '#motor.previousPolicy.choosingExpiry', back: '#motor.previousPolicy.asking' },
    },

    quotation: { meta: { path: '/quotelist/{id}', screen: 9, savedStep: 7 } },
  },
})

const saved = { events: motorEvents, outcomes: outcomesIn, blank: blankOf, path: '/motor' }

/**
 * The motor wizard: screens 0 to 8, saved steps 1 to 6, and the door to the quote list, whose machine and the proposal's
 * go on from there (spec §4). It begins on the screen where its record leads.
 */
export const motorMachine = resumable(wizard, saved)

export const savedMotor: SavedMachine = { machine: motorMachine, ...saved }

/** For a journey without answers, only its lead. */
function blankOf(record: object): MotorRecord {
  const { leadId, version, savedStep, source } = record as MotorRecord
  return { ...emptyRecord, leadId, version, savedStep, source }
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
