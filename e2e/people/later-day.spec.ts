import { expect, type Page } from 'playwright/test'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { paymentEvents } from '#machines/purchase/payment/payment.events.ts'
import { priceChange } from '#machines/reference/messages/price-change.ts'
import { profile as texts } from '#machines/reference/messages/profile.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { addDays, dayToSlashes } from '#machines/rules/calendar.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import { isAccessible, isAccessibleHere } from '../accessibility/axe.ts'
import { OwnServer } from '../driver/own-server.ts'
import { newMobile } from '../driver/people.ts'
import { press } from '../driver/perform.ts'
import { newestMessage } from '../driver/sandbox.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beAgain, beCustomer } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, goToGateway, paymentAt } from '../purchases/pay.ts'
import { proposalAt, propose, proveIdentity, submit } from '../purchases/propose.ts'
import { card, choosePlan, openQuotes } from '../purchases/shop.ts'
import { cards, openSection } from './own-page.ts'

/** Days. */
const daysAhead = 3
const months11 = 340
/** A policy bought by the usual plate begins in twenty days. */
const afterItsStart = 22
const dayMs = 24 * 60 * 60 * 1000
const claimQuestion = 'Did you make a claim in the last year?'
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })

// Both move the clock of one server, one after the other.
test.describe.configure({ mode: 'default' })

let server: OwnServer
test.beforeAll(async () => {
  server = await OwnServer.start()
})
test.beforeEach(() => server.pass(0))
test.afterAll(() => server[Symbol.asyncDispose]())

test('a journey of an earlier day is priced anew and tells the difference, and its link has expired', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const mobile = newMobile()
  const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile }
  const { previousPolicy } = sampleRecord(today())
  const endDate = addDays(today(), 1)
  const { customerLeadId } = await saveJourney(page, 6, {
    customer,
    ...(previousPolicy && { previousPolicy: { ...previousPolicy, endDate } }),
  })
  await page.goto(`/quotelist/${customerLeadId}`)
  await expect(page.getByText(/^\d+ prices, from/)).toBeVisible()
  await expect(page.getByText(priceChange.title(formatDayWithYear(today())))).toHaveCount(0)
  await page.request.post('/api/v1/journey/sendLink', { data: { customerLeadId, by: 'sms' } })
  const [link = ''] = /\/resume\/\S+/.exec(await newestMessage(page, mobile)) ?? []

  await server.pass(daysAhead)
  await page.clock.install({ time: Date.now() + daysAhead * dayMs })
  await page.goto(`/quotelist/${customerLeadId}`)
  const then = formatDayWithYear(today())
  await expect(page.getByText(priceChange.title(then))).toBeVisible()
  await isAccessible(page)
  const difference = new RegExp(`^₹[\\d,]+ more than on ${then}, Digit: ${priceChange.why}$`)
  await page.getByRole('button', { name: difference }).click()
  const why = page.getByRole('dialog', { name: priceChange.whyOf('Digit') })
  await expect(why).toContainText(`Your policy ended on ${formatDayWithYear(endDate)}`)
  await isAccessibleHere(page)

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(resume.goneTitle)
})

test('a price that has expired on the way to payment says so until new prices are asked for', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await openQuotes(page)
  await choosePlan(page, 'Digit')
  await propose(page)
  await paymentAt(page, 'summary')
  const checkout = page.url()

  await server.pass(afterItsStart)
  await goToGateway(page)
  await paymentAt(page, 'lapsed')
  await isAccessible(page)
  await page.reload()
  await paymentAt(page, 'lapsed')
  await expect(page).toHaveURL(checkout)
  await press(page, paymentEvents['plan.abandoned'])
  await standsAt(page, screenAt(quoteListMachine, 'open'))
})

test('renews a policy eleven months later by one question, finds the journey that was begun, and buys', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Kolkata' })
  const page = await context.newPage()
  try {
    const mobile = await beCustomer(page)
    await openQuotes(page)
    await choosePlan(page, 'Digit')
    await propose(page)
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')

    // It began when the policy before it ended, twenty days after it was bought.
    await server.pass(months11)
    await page.clock.install({ time: Date.now() + months11 * dayMs })
    await beAgain(page, mobile)
    await openSection(page, 'myPolicies')
    const policy = cards(page, 'Your policies').first()
    await expect(policy).toContainText(texts.policyStates.running)
    await isAccessible(page)
    await policy.getByRole('button', { name: 'Renew' }).click()

    await standsAt(page, screenAt(motorMachine, 'previousPolicy'))
    await expect(page.getByRole('combobox', { name: 'Previous insurer' })).toHaveValue(
      'Go Digit General Insurance',
    )
    const chosen = { checked: true }
    await expect(group(page, 'Previous policy type').getByRole('radio', chosen)).toBeVisible()
    const claim = group(page, claimQuestion)
    await expect(claim.getByRole('radio', chosen)).toHaveCount(0)
    await claim.getByRole('radio', { name: 'No' }).check()
    // The 25% of the policy before, stepped up once.
    await expect(group(page, 'No Claim Bonus').getByRole('radio', { name: '35%' })).toBeChecked()
    await press(page, motorEvents['previousPolicy.given'])
    await standsAt(page, screenAt(quoteListMachine, 'open'))
    await expect(card(page, 'Digit').getByText('₹').first()).toBeVisible()
    const renewal = new URL(page.url()).pathname

    await openSection(page, 'myPolicies')
    await expect(policy).toContainText(texts.renewalBegun)
    await policy.getByRole('button', { name: 'Renew' }).click()
    await expect(page).toHaveURL(new RegExp(`${renewal}$`))
    await openSection(page, 'myQuotations')
    await expect(cards(page, 'Your quotations')).toHaveCount(1)
    const begun = cards(page, 'Your quotations').first()
    await expect(begun).toContainText('Renewal')

    // Person, nominee and vehicle are those of the policy, shown once more; only the certificate has ended meanwhile.
    await begun.getByRole('button', { name: 'Continue' }).click()
    await choosePlan(page, 'Digit')
    await proveIdentity(page)
    for (const filled of ['person', 'nominee']) {
      await proposalAt(page, filled)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await proposalAt(page, 'vehicle')
    const certified = dayToSlashes(addDays(today(), months11 + 90))
    await page.getByRole('textbox', { name: 'PUC valid until' }).fill(certified)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await submit(page)
    await goToGateway(page)
    await answerGateway(page, 'Pay')
    await paymentAt(page, 'issued')
    await openSection(page, 'myPolicies')
    await expect(cards(page, 'Your policies')).toHaveCount(2)
    await expect(cards(page, 'Your policies').last()).toContainText(texts.renewed)
  } finally {
    await context.close()
  }
})
