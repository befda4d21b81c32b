import { stepOf } from '#machines/core/screen.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine, savedMotor } from '#machines/motor/wizard/motor.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { StillWorking } from '../journey/still-working.tsx'
import { lookUpVehicleActor, startJourneyActor } from '../saving/actors.ts'
import { ExpiryOverlay } from '../shared/expiry/expiry.journey.ts'
import { expiryAnswers } from '../shared/expiry/expiry-answers.ts'
import { ChoicesView } from './choices.view.tsx'
import { ConfirmVehicleView } from './confirm-vehicle.view.tsx'
import { saveCustomer } from './keep-customer.ts'
import { WizardNoPlansView } from './no-plans.view.tsx'
import { RegistrationNumberView } from './number.view.tsx'
import { prefetch } from './prefetch.ts'
import { progress } from './progress.ts'
import { WizardTooEarlyView } from './too-early.view.tsx'
import { wizardDraft } from './wizard-draft.ts'

/** The motor wizard in the browser. */
export const motorJourney = defineJourney({
  machine: motorMachine.provide({
    actors: { lookUpVehicle: lookUpVehicleActor, startJourney: startJourneyActor },
  }),
  events: motorEvents,
  answers: (asks, { expiry, today }) => (asks === 'previousPolicy.given' ? expiryAnswers(expiry, today) : {}),
  replay: savedMotor,
  views: {
    number: RegistrationNumberView,
    choices: ChoicesView,
    waiting: StillWorking,
    confirmVehicle: ConfirmVehicleView,
    noPlans: WizardNoPlansView,
    tooEarly: WizardTooEarlyView,
  },
  overlays: { expiry: ExpiryOverlay },
  step: (screen) => (screen.path ? undefined : stepOf(screen)),
  progress,
  changed: ({ record }, screen) => {
    prefetch(screen, record)
    if (screen.path) wizardDraft.forget()
    else wizardDraft.write(record)
  },
  restarted: wizardDraft.write,
  saved: (step, record) => void (step === 5 && saveCustomer(record)),
})
