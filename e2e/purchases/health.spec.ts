import { expect, type Page } from 'playwright/test'
import { healthProposalEvents } from '#machines/health/proposal/health-proposal.events.ts'
import { homeEvents } from '#machines/home/home.events.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { conditions } from '#machines/reference/health/conditions.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { expectFilled } from '../driver/filled.ts'
import { chooseCategory } from '../driver/home.ts'
import { fillForm, press } from '../driver/perform.ts'
import { test } from '../driver/test.ts'
import {
  asha,
  ashaInJaipur,
  beginProposal,
  chooseHealthPlan,
  declare,
  giveAddresses,
  giveInsured,
  giveMedical,
  giveNominee,
  healthAt,
  proposeHealth,
  proveIdentity,
} from './health.ts'
import { answerGateway, goToGateway, paymentAt, takePolicy } from './pay.ts'
import { saved } from './propose.ts'
import { card } from './shop.ts'

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('insures a healthy person, from the home page to the policy document [HEALTH-03, HEALTH-05, HEALTH-06, HEALTH-08, DESIGN-11]', async ({
  page,
}) => {
  await beginProposal(page)
  await giveInsured(page)
  await healthAt(page, 'kyc')
  await expect(page.getByLabel('Document number')).toHaveValue(asha.pan)
  await proveIdentity(page)
  await giveMedical(page)
  await giveAddresses(page)
  await giveNominee(page)
  await healthAt(page, 'review')
  await expect(group(page, 'About you')).toContainText(formatDayWithYear(asha.dateOfBirth))
  await expect(group(page, 'About you')).toContainText('162 cm, 60 kg')
  await expect(group(page, 'Your health')).toContainText('None of those asked')
  await expect(group(page, 'Your addresses')).toContainText('12 Lake Road, Civil Lines, Jaipur')
  await expect(group(page, 'Nominee')).toContainText('Ravi Sharma')
  await declare(page)
  await paymentAt(page, 'summary')
  await page.getByText('The terms in short').click()
  await expect(page.getByRole('main')).not.toContainText(/vehicle|GST included/)
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

test('a reload of the home page, and Back from prices, lead to the form of health and what it was told', async ({
  page,
}) => {
  await page.goto('/')
  await chooseCategory(page, 'Health')
  await fillForm(page, homeEvents['health.given'], ashaInJaipur)
  await page.reload()
  await expectFilled(page, homeEvents['health.given'], ashaInJaipur)
  await press(page, homeEvents['health.given'])
  await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
  await page.goBack()
  await expectFilled(page, homeEvents['health.given'], ashaInJaipur)
  await press(page, homeEvents['health.given'])
  await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
})

test('pays at the address of its record, and there where the request for payment says [CHECKOUT-06]', async ({
  page,
}) => {
  await beginProposal(page, 'Care Health')
  await proposeHealth(page)
  await paymentAt(page, 'summary')
  const customerLeadId = new URL(page.url()).pathname.split('/').at(-1)
  const response = await page.request.post('/api/v1/admin/getFlow', { data: { customerLeadId } })
  const { data } = await response.json()
  expect(data.paymentURL).toBe(`/checkout/${customerLeadId}`)
  await page.goto('/')
  await page.goto(data.paymentURL)
  await paymentAt(page, 'summary')
  const elsewhere = '/support?pay=1'
  await page.route('**/api/v1/*/requestPayment', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.paymentURL = new URL(elsewhere, page.url()).href
    await route.fulfill({ response, json: body })
  })
  await goToGateway(page)
  await expect(page).toHaveURL(elsewhere)
})

test('charges a loading only after a second yes, with its line and its reason', async ({ page }) => {
  await beginProposal(page)
  await proposeHealth(page, { medical: { diabetes: true, diabetesSince: '01/2020' } })
  await healthAt(page, 'premiumChanged')
  const changed = page.getByRole('table', { name: 'What changed' })
  await expect(changed.getByRole('row', { name: /^Loading for diabetes/ })).toContainText('₹0')
  await page.reload()
  await healthAt(page, 'premiumChanged')
  await press(page, healthProposalEvents['premium.accepted'])
  await paymentAt(page, 'summary')
  await page.getByText('Premium breakup').click()
  await expect(page.getByRole('main')).toContainText('Loading for diabetes')
  await goToGateway(page)
  await answerGateway(page, 'Pay')
  await takePolicy(page)
})

test('says who decides on a referred proposal, and lets go of it for another plan', async ({ page }) => {
  await beginProposal(page)
  await proposeHealth(page, { medical: { stroke: true, strokeSince: '01/2020' } })
  await healthAt(page, 'referred')
  await expect(page.getByText('What Digit says')).toBeVisible()
  await press(page, healthProposalEvents['status.checked'])
  await healthAt(page, 'referred')
  await page.reload()
  await healthAt(page, 'referred')
  await press(page, healthProposalEvents['plan.abandoned'])
  await expect(page).toHaveURL(/\/health\?step=quotes/)
  await chooseHealthPlan(page, 'Care Health')
  await healthAt(page, 'review')
})

test('says why a proposal is declined, and goes on with other answers', async ({ page }) => {
  await beginProposal(page)
  await proposeHealth(page, { person: { ...asha, height: 150, weight: 110 } })
  await healthAt(page, 'rejected')
  await expect(page.getByRole('alert')).toContainText('body mass index')
  await press(page, healthProposalEvents['proposal.corrected'])
  await page.getByRole('button', { name: 'Change about you' }).click()
  await giveInsured(page)
  await declare(page)
  await paymentAt(page, 'summary')
})

test('prices another age where the birth date says so, and keeps what was typed', async ({ page }) => {
  await beginProposal(page)
  await healthAt(page, 'person')
  const price = (await premium(page).textContent()) ?? ''
  const older = {
    ...asha,
    dateOfBirth: `${Number(asha.dateOfBirth.slice(0, 4)) - 2}${asha.dateOfBirth.slice(4)}`,
  }
  await giveInsured(page, older)
  await expect(page.getByRole('alert')).toContainText('this date of birth makes you 36')
  await page.getByRole('button', { name: healthProposalEvents['age.corrected'].label }).click()
  await expect(page.getByText('Female, 36')).toBeVisible()
  await chooseHealthPlan(page, 'Digit')
  await healthAt(page, 'person')
  await expect(premium(page)).not.toHaveText(price)
  await expect(page.getByLabel('Full name')).toHaveValue(asha.fullName)
  await giveInsured(page, older)
  await healthAt(page, 'kyc')
})

/** What the plan beside the page costs. */
const premium = (page: Page) => group(page, 'Your plan').getByText('₹').last()

test('asks since when for a ticked condition, and stores nothing of it in the browser [HEALTH-04]', async ({
  page,
}) => {
  await beginProposal(page)
  await giveInsured(page)
  await proveIdentity(page)
  await healthAt(page, 'medical')
  // All but the one that only men have.
  await expect(page.getByRole('checkbox')).toHaveCount(Object.keys(conditions).length - 1)
  await expect(page.getByLabel('Diabetes: since')).toBeHidden()
  await giveMedical(page, { diabetes: true, diabetesSince: '05/2015' })
  await healthAt(page, 'addresses')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toMatch(/diabetes|05\/2015|2015-05|ABCPS|"weight"/)
  expect(page.url()).not.toMatch(/diabetes/)
})

test('goes on after a reload on every page', async ({ page }) => {
  await beginProposal(page)
  const again = async (state: string) => {
    await healthAt(page, state)
    await page.reload()
    await healthAt(page, state)
  }
  await again('person')
  await saved(page, 'person.given', () => giveInsured(page))
  await again('kyc')
  await saved(page, 'identity.taken', () => proveIdentity(page))
  await again('medical')
  await saved(page, 'medical.given', () => giveMedical(page))
  await again('addresses')
  await saved(page, 'addresses.given', () => giveAddresses(page))
  await again('nominee')
  await saved(page, 'nominee.given', () => giveNominee(page))
  await again('review')
  await declare(page)
  await paymentAt(page, 'summary')
  await page.reload()
  await paymentAt(page, 'summary')
  await press(page, paymentEvents['proposal.corrected'])
  await healthAt(page, 'review')
})
