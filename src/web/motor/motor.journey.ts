import { stepOf } from '#machines/core/screen.ts'
import { motorEvents } from '#machines/motor/motor.events.ts'
import { motorMachine, savedMotor } from '#machines/motor/motor.machine.ts'
import { lookUpVehicle, startJourney } from '../journey/actors.ts'
import { ExpiryOverlay } from '../journey/expiry/expiry.journey.ts'
import { expiryAnswers } from '../journey/expiry/expiry-answers.ts'
import { defineJourney } from '../journey/journey.ts'
import { StillWorking } from '../journey/still-working.tsx'
import { ChoicesView } from './choices.view.tsx'
import { ConfirmVehicleView } from './confirm-vehicle.view.tsx'
import { keepCustomer } from './keep-customer.ts'
import { NoPlansView } from './no-plans.view.tsx'
import { NumberView } from './number.view.tsx'
import { prefetch } from './prefetch.ts'
import { progress } from './progress.ts'
import { TooEarlyView } from './too-early.view.tsx'
import { wizardDraft } from './wizard-draft.ts'

/** The motor wizard in the browser. */
export const motorJourney = defineJourney({
  machine: motorMachine.provide({ actors: { lookUpVehicle, startJourney } }),
  events: motorEvents,
  answers: (asks, { expiry, today }) => (asks === 'previousPolicy.given' ? expiryAnswers(expiry, today) : {}),
  replay: savedMotor,
  views: {
    number: NumberView,
    choices: ChoicesView,
    waiting: StillWorking,
    confirmVehicle: ConfirmVehicleView,
    noPlans: NoPlansView,
    tooEarly: TooEarlyView,
  },
  overlays: { expiry: ExpiryOverlay },
  step: stepOf,
  progress,
  changed: ({ record }, screen) => {
    prefetch(screen, record)
    if (screen.path) wizardDraft.forget()
    else wizardDraft.write(record)
  },
  restarted: wizardDraft.write,
  saved: (step, record) => void (step === 5 && keepCustomer(record)),
})
