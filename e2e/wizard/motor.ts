import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'
import { screenOf, statePath } from '#machines/core/screen.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { goWithin } from '../driver/go-within.ts'
import { answeredSteps } from '../driver/saved-journey.ts'
import { today } from '../driver/today.ts'
import type { ApiRequest, Reply } from '../walk/api-request.ts'
import type { Stage, Walk } from '../walk/stage.ts'
import { follow, hasVisited } from '../walk/visited.ts'
import { purchaseCalls } from './calls.ts'
import { answerExpiry, findOutExpiry } from './dialogs.ts'
import { wizardStandsAt } from './doors.ts'
import { motorStarts } from './starts.ts'

/** By the address, as the browser's own back and forward; where it is the present one or has none, the page is opened anew. */
function revisit({ page, snapshot }: Walk, screen: string): Promise<unknown> {
  const address = `/motor?step=${screen}`
  const isAnother = !snapshot.hasTag('busy') && !page.url().endsWith(address)
  return isAnother ? goWithin(page, address) : page.goto(address)
}

/**
 * What the server knows of a journey is read as the machine has it: a start may be answered further than it is saved,
 * and answers that no save carries yet are lost on the way to another page.
 */
async function readAsWalked({ page, snapshot }: Walk, request: ApiRequest): Promise<Reply> {
  // The server may close a connection just as it is used again.
  const { href } = new URL('/api/v1/admin/getFlow', page.url())
  const response = await page.request.post(href, { data: request.data, maxRetries: 1 })
  const { data, ...reply } = await response.json()
  const { record } = snapshot.context
  const { status, savedStep } = record
  const known = {
    ...data,
    ...answeredSteps(record),
    ...(status && { status }),
    processStep: `step${savedStep}`,
  }
  return { status: response.status(), json: { ...reply, data: known } }
}

/** The kind of vehicle is chosen beside its number; a new vehicle has dates of this year. */
async function adapt({ page, snapshot }: Walk, event: AnyEventObject): Promise<AnyEventObject> {
  const { vehicleType, isNew }: MotorRecord = snapshot.context.record
  if (event.type === 'registration.given' && event.vehicleType !== vehicleType)
    await page.getByRole('radio', { name: event.vehicleType === '2w' ? 'Bike' : 'Car' }).check()
  const [, ofThisYear] = motorEvents['dates.given'].samples(today())
  return event.type === 'dates.given' && isNew ? { ...event, ...ofThisYear, isNew } : event
}

/** The payment's own pages lead on at once: the journey on the server is not paid. */
function expectState({ page, snapshot }: Walk): Promise<void> {
  const { path } = screenOf(snapshot)
  const { policyDateExceeded }: MotorRecord = snapshot.context.record
  const isBeyond = snapshot.status === 'done' && path !== undefined
  return isBeyond
    ? hasVisited(page, new RegExp(`^${path.replace('{id}', '[\\w-]+')}$`))
    : wizardStandsAt(page, statePath(snapshot.value), policyDateExceeded)
}

export const motorStage: Stage = {
  testModel: motorTestModel,
  calls: purchaseCalls,
  usual: { 'admin/getFlow': readAsWalked },
  starts: motorStarts,
  prepare: follow,
  expectState,
  causes: {
    expiry: ({ page }, { output }) => answerExpiry(page, output),
    'policyEnd.chosen': ({ page }, { endDate, ncb }) => findOutExpiry(page, endDate, ncb),
    revisited: async (walk, { screen }) => void (await revisit(walk, screen)),
  },
  adapt,
  place: (page: Page) => page.getByRole('main'),
  beyond: {
    ...Object.fromEntries(
      [
        'lookingUp xstate.done.actor.lookUpVehicle 0',
        'otherClass vehicleClass.corrected 0',
        'confirming vehicle.denied 0',
      ].map((edge) => [
        `motor.registrationNumber.${edge}`,
        "the sandbox has a car under the samples' number",
      ]),
    ),
    ...Object.fromEntries(
      ['xstate.done.actor.startJourney 1', 'xstate.error.actor.startJourney 0'].map((edge) => [
        `motor.registrationNumber.starting ${edge}`,
        'these paths come to it behind a vehicle of another class, which the sandbox does not have; the server walks it',
      ]),
    ),
    'noPlans refuses expiry.opened': 'the button of these words leads back to the dates here',
  },
}
