import { expect } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { openForm, type Vehicle } from '../driver/home.ts'
import { press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, takePolicy } from './pay.ts'
import { newVehicle, propose, usedVehicle } from './propose.ts'
import { card, choosePlan } from './shop.ts'
import { describe, giveDatesAndOwner, givePreviousPolicy, splendor, swift } from './wizard.ts'

const numberedLater = {
  ...usedVehicle,
  registrationNumber: 'RJ-14-SB-1234',
  engineNumber: 'HA10AGH9J12345',
  chassisNumber: 'MBLHA10CGH9J12345',
  isNumbered: false,
  vehicleType: '2w' as const,
}

test('insures a bike whose owner gives its number only before paying [MOTOR-01]', async ({ page }) => {
  await openForm(page, 'Bike')
  await press(page, homeEvents['number.skipped'])
  await describe(page, splendor)
  await giveDatesAndOwner(page, addYears(today(), -6), false)
  await givePreviousPolicy(page)
  await choosePlan(page, 'Digit')
  await propose(page, { vehicle: numberedLater })
  await expect(page.getByRole('region', { name: 'Vehicle' })).toContainText('RJ-14-SB-1234')
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

const firstPolicies: readonly { vehicle: Vehicle; described: typeof swift; terms: string }[] = [
  { vehicle: 'Car', described: swift, terms: 'own damage 1 year, third party 3 years' },
  { vehicle: 'Bike', described: splendor, terms: 'own damage 1 year, third party 5 years' },
]

for (const { vehicle, described, terms } of firstPolicies) {
  test(`insures a new ${vehicle.toLowerCase()}: ${terms} [MOTOR-01]`, async ({ page }) => {
    await openForm(page, vehicle)
    await press(page, homeEvents['newVehicle.chosen'])
    await describe(page, described)
    await giveDatesAndOwner(page, today(), true)
    await expect(card(page, 'Digit')).toContainText(terms)
    await choosePlan(page, 'Digit')
    await propose(page, { vehicle: newVehicle })
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await takePolicy(page)
  })
}
