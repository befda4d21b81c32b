import { expect, type Page } from 'playwright/test'
import { quoteModalEvents } from '#machines/motor/quote-modal/quote-modal.events.ts'
import { giveKnownNumber } from '../driver/home.ts'
import { perform } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import { answerGateway, goToGateway, paymentAt, takePolicy } from './pay.ts'
import { proposalAt, propose, usedVehicle } from './propose.ts'
import { card, choosePlan } from './shop.ts'

const priceOf = async (page: Page, insurer: string): Promise<string> => {
  const price = card(page, insurer)
    .getByText(/^₹[\d,]+$/)
    .last()
  await price.waitFor()
  return (await price.textContent()) ?? ''
}

const splendor = { ...usedVehicle, engineNumber: 'HA10AGH9J12345', chassisNumber: 'MBLHA10CGH9J12345' }

for (const { kind, plate, vehicle } of [
  { kind: 'Car', plate: 'RJ-14-CA-1234', vehicle: usedVehicle },
  { kind: 'Bike', plate: 'RJ-14-SB-1234', vehicle: splendor },
] as const) {
  test(`renews a ${kind.toLowerCase()} by its number, from the home page to the policy in hand [MOTOR-01, CHECKOUT-02, ROUTE-06, ROUTE-08, ROUTE-09, DESIGN-11]`, async ({
    page,
  }) => {
    await giveKnownNumber(page, kind, plate)
    await perform(page, quoteModalEvents['vehicle.confirmed'], {})
    await perform(page, quoteModalEvents['details.given'], {
      fullName: 'Asha Rani Sharma',
      mobile: '9876543210',
    })
    const price = await priceOf(page, 'Digit')
    await choosePlan(page, 'Digit')
    await proposalAt(page, 'kyc')
    await expect(page).toHaveURL(/\/proposal\/[\w-]+/)
    await propose(page, { vehicle })
    await paymentAt(page, 'summary')
    await expect(page).toHaveURL(/\/checkout\/[\w-]+$/)
    await expect(page.getByRole('main')).toContainText('Digit')
    await expect(page.getByRole('main')).toContainText(price)
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await takePolicy(page)
    await expect(page).toHaveURL(/\/success-page\/[\w-]+$/)
  })
}
