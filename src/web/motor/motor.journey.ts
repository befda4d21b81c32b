import { fromPromise } from 'xstate'
import type { ListName } from '#machines/core/field.ts'
import { type Screen, stepOf } from '#machines/core/screen.ts'
import type { FoundVehicle, MotorRecord } from '#machines/motor/record/motor-record.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine, savedMotor } from '#machines/motor/wizard/motor.machine.ts'
import { prefetchList } from '../journey/form/lists.ts'
import { defineJourney } from '../journey/journey.ts'
import { StillWorking } from '../journey/still-working.tsx'
import type { Saved } from '../saving/outbox.ts'
import { lookUpVehicle, recallVehicle, startJourney } from '../shared/motor/calls.ts'
import { ownContact, saveCustomer } from '../shared/motor/contact.ts'
import { ExpiryOverlay } from '../shared/motor/expiry/expiry.journey.ts'
import { TooEarlyView } from '../shared/motor/too-early.view.tsx'
import { ChoicesView } from './choices.view.tsx'
import { ConfirmVehicleView } from './confirm-vehicle.view.tsx'
import { WizardNoPlansView } from './no-plans.view.tsx'
import { RegistrationNumberView } from './number.view.tsx'
import { OtherClassView } from './other-class.view.tsx'
import { PreviousPolicyView } from './previous-policy.view.tsx'
import { progress } from './progress.ts'
import { wizardDraft } from './wizard-draft.ts'

/** The motor wizard in the browser. */
export const motorJourney = defineJourney({
  machine: motorMachine.provide({
    actors: {
      lookUpVehicle: fromPromise<FoundVehicle | null, Parameters<typeof lookUpVehicle>[0]>(
        ({ input, signal }) => lookUpVehicle(input, signal),
      ),
      recallVehicle,
      startJourney: fromPromise<Saved, { record: MotorRecord }>(({ input, signal }) =>
        startJourney(input.record, signal),
      ),
    },
  }),
  events: motorEvents,
  answers: ownContact,
  replay: savedMotor,
  views: {
    number: RegistrationNumberView,
    choices: ChoicesView,
    waiting: StillWorking,
    confirmVehicle: ConfirmVehicleView,
    otherClass: OtherClassView,
    previousPolicy: PreviousPolicyView,
    noPlans: WizardNoPlansView,
    tooEarly: TooEarlyView,
  },
  overlays: { expiry: ExpiryOverlay },
  step: (screen) => (screen.path ? undefined : stepOf(screen)),
  progress,
  changed: ({ record, triedNumber = record.registrationNumber }, screen) => {
    prefetch(screen, record)
    if (screen.path) wizardDraft.forget()
    else wizardDraft.write(record.leadId === '' ? { ...record, registrationNumber: triedNumber } : record)
  },
  restarted: wizardDraft.write,
  saved: saveCustomer,
})

/** Lists to prefetch for the next screens, by current screen. */
const ahead: Readonly<Record<string, readonly ListName[]>> = {
  start: ['rtos', 'makes'],
  registrationNumber: ['makes'],
  customerDetails: ['previousInsurers'],
}

/** Asks for lists a screen before they are needed. */
function prefetch({ state }: Screen, record: MotorRecord): void {
  for (const list of ahead[state.split('.')[0] ?? ''] ?? []) prefetchList(list, record)
}
