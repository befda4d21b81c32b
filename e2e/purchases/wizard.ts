import type { Page } from 'playwright/test'
import type { PayloadOf } from '#machines/core/event.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { perform } from '../driver/perform.ts'
import { screenAt } from '../driver/screen-at.ts'
import { standsAt } from '../driver/stands-at.ts'
import { today } from '../driver/today.ts'

type Events = typeof motorEvents
type Answer<K extends keyof Events> = PayloadOf<Events[K]>
type Vehicle = Answer<'make.chosen'> & Answer<'model.chosen'> & Answer<'variant.chosen'>

export const swift: Vehicle = {
  make: { value: 47, label: 'Maruti' },
  model: { value: 4705, label: 'Swift' },
  variant: { value: 470502, label: 'VXi', fuelType: 'Petrol' },
}
export const splendor: Vehicle = {
  make: { value: 106, label: 'Hero' },
  model: { value: 10601, label: 'Splendor Plus' },
  variant: { value: 1060102, label: 'i3S', fuelType: 'Petrol' },
}

/** Answers one screen of the wizard, which must be the one that stands there. */
export async function answer<K extends keyof Events>(
  page: Page,
  state: string,
  event: K,
  payload: Answer<K>,
) {
  await standsAt(page, screenAt(motorMachine, state))
  await perform(page, motorEvents[event], payload as never)
}

/** Where it is registered and which vehicle it is, for one without a number. */
export async function describe(page: Page, vehicle: Vehicle): Promise<void> {
  await answer(page, 'registrationNumber.city', 'city.chosen', { rto: { value: 'RJ14', city: 'Jaipur' } })
  await answer(page, 'make', 'make.chosen', vehicle)
  await answer(page, 'model', 'model.chosen', vehicle)
  await answer(page, 'variant', 'variant.chosen', vehicle)
}

/** Its dates, owned by one person who is then told. */
export async function giveDatesAndOwner(page: Page, registrationDate: string, isNew: boolean): Promise<void> {
  const manufacturingYear = registrationDate.slice(0, 4)
  await answer(page, 'vehicleDates', 'dates.given', { registrationDate, manufacturingYear, isNew })
  await answer(page, 'ownership', 'ownership.given', {
    customerType: 'individual',
    ...(!isNew && { ownerChanged: 'no' }),
    isNew,
  })
  await answer(page, 'customerDetails', 'contact.given', {
    fullName: 'Asha Rani Sharma',
    mobile: '9876543210',
    email: 'asha@example.com',
  })
}

/** The policy that ends in twenty days. */
export async function givePreviousPolicy(page: Page): Promise<void> {
  const [usual] = motorEvents['previousPolicy.given'].samples(today())
  if (usual) await answer(page, 'previousPolicy', 'previousPolicy.given', usual)
}
