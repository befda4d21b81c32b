import { type Browser, expect, type Page } from 'playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { StateMeta } from '#machines/core/meta.ts'
import { proposalMachine } from '#machines/motor/proposal/proposal.machine.ts'
import { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { sampleRecord } from '#machines/motor/record/samples.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { messages } from '#machines/reference/messages.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { findOnly, goOn, openDesk, rowWith, search, tellCode } from '../driver/desk.ts'
import { newMobile } from '../driver/people.ts'
import { newestMessage, plan } from '../driver/sandbox.ts'
import { type SavedUpTo, saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beStaff } from '../driver/sign-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { today } from '../driver/today.ts'
import { answerGateway, paymentAt, takePolicy } from '../purchases/pay.ts'
import {
  giveNominee,
  givePerson,
  giveVehicle,
  proposalAt,
  propose,
  proveIdentity,
  submit,
  usedVehicle,
} from '../purchases/propose.ts'
import { choosePlan } from '../purchases/shop.ts'

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()
const customerOf = (mobile: string) => {
  const { customer } = sampleRecord(today())
  return { customer: customer && { ...customer, mobile } }
}

/** The screen where a journey goes on after each of its saved steps. */
const screens: readonly (readonly [machine: AnyStateMachine, state: string])[] = [
  [motorMachine, 'start'],
  [motorMachine, 'make'],
  [motorMachine, 'model'],
  [motorMachine, 'variant'],
  [motorMachine, 'vehicleDates'],
  [motorMachine, 'previousPolicy'],
  [quoteListMachine, 'open'],
  [quoteListMachine, 'open'],
  [proposalMachine, 'nominee'],
  [proposalMachine, 'vehicle'],
  [proposalMachine, 'review'],
]

function shownAfter(savedStep: number): StateMeta {
  const [machine, state] = screens[savedStep] ?? [motorMachine, 'start']
  return screenAt(machine, state)
}

/** An employee finds the journey by its id, continues it, and stands where the table says. */
async function resumes(desk: Page, leadId: string, savedStep: number): Promise<void> {
  await openDesk(desk)
  await goOn(await findOnly(desk, leadId))
  await standsAt(desk, shownAfter(savedStep))
  await expect(desk.getByRole('complementary', { name: 'Helping a customer' })).toContainText(
    /^You are helping .+\. What you see and change is logged\./,
  )
}

test.describe('an employee goes on where the customer left off', () => {
  test('after each step of the wizard [RESUME-01, RESUME-02, RESUME-03, RESUME-04, RESUME-05, RESUME-06, DESIGN-12]', async ({
    browser,
  }) => {
    const [customer, desk] = [await newPage(browser), await newPage(browser)]
    await beStaff(desk, 'asha.agent')
    for (const step of [1, 2, 3, 4, 5, 6] satisfies SavedUpTo[]) {
      const credited = { emplId: 'asha.agent', ...customerOf(newMobile()) }
      const { customerLeadId } = await saveJourney(customer, step, credited)
      await resumes(desk, customerLeadId, step)
    }
  })

  test('from the chosen plan to the accepted proposal [RESUME-07, RESUME-08, RESUME-09, RESUME-10, RESUME-11, EMP-03]', async ({
    browser,
  }) => {
    const [customer, desk] = [await newPage(browser), await newPage(browser)]
    await beStaff(desk, 'asha.agent')
    const credited = { emplId: 'asha.agent', ...customerOf(newMobile()) }
    const { customerLeadId } = await saveJourney(customer, 6, credited)
    await customer.goto(`/quotelist/${customerLeadId}`)
    await choosePlan(customer, 'Digit')
    await proposalAt(customer, 'kyc')
    await resumes(desk, customerLeadId, 7)
    await proveIdentity(customer)
    await givePerson(customer)
    await proposalAt(customer, 'nominee')
    await resumes(desk, customerLeadId, 8)
    await giveNominee(customer)
    await proposalAt(customer, 'vehicle')
    await resumes(desk, customerLeadId, 9)
    await giveVehicle(customer, usedVehicle)
    await proposalAt(customer, 'review')
    await resumes(desk, customerLeadId, 10)
    await submit(customer)
    await paymentAt(customer, 'summary')
    await openDesk(desk)
    await goOn(await findOnly(desk, customerLeadId))
    await paymentAt(desk, 'summary')
    await expect(desk).toHaveURL(new RegExp(`/checkout/${customerLeadId}`))
  })
})

test.describe('an employee and a customer', () => {
  test('finish together what the customer began: consent, proposal, payment link, policy [EMP-02, EMP-08, EMP-12, API-46]', async ({
    browser,
  }) => {
    const [customer, desk] = [await newPage(browser), await newPage(browser)]
    const mobile = newMobile()
    const { customerLeadId } = await saveJourney(customer, 6, customerOf(mobile))
    await beStaff(desk, 'asha.agent')
    await openDesk(desk)
    await expect(desk.getByRole('banner')).toContainText('Asha Verma')

    const locked = await findOnly(desk, mobile)
    await expect(locked).not.toContainText('Sharma')
    await locked.getByRole('button', { name: /^Ask for consent/ }).click()
    await tellCode(desk, mobile)
    await expect(rowWith(desk, 'Asha Rani Sharma')).toHaveCount(1)
    await goOn(rowWith(desk, 'Asha Rani Sharma'))
    await choosePlan(desk, 'Magma HDI')
    await propose(desk, { insurer: 'Magma HDI' })

    await paymentAt(desk, 'summary')
    await expect(desk.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Send the payment link' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'SMS' }).click()
    await expect(desk.getByRole('dialog')).toContainText('The link is on its way by SMS.')
    await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await paymentAt(desk, 'awaited')
    // It is shown on the checkout first and then on the page that the address leads to, which reads the journey anew.
    await desk.reload()
    await paymentAt(desk, 'awaited')
    await isAccessible(desk)

    const [link = ''] = /https?:\S+/.exec(await newestMessage(customer, mobile)) ?? []
    await customer.goto(link)
    await answerGateway(customer, 'Pay')
    await takePolicy(customer)
    // It shows by itself what the customer did.
    await paymentAt(desk, 'issued')
    await desk.getByRole('link', { name: 'Back to your desk' }).click()
    await search(desk, customerLeadId)
    await expect(rowWith(desk, 'Done: the policy is issued')).toHaveCount(1)
  })

  test('agree to a changed premium: the customer’s code is the yes [EMP-12]', async ({ browser }) => {
    const [customer, desk] = [await newPage(browser), await newPage(browser)]
    const mobile = newMobile()
    const credited = { emplId: 'asha.agent', ...customerOf(mobile) }
    const { customerLeadId } = await saveJourney(customer, 6, credited)
    await beStaff(desk, 'asha.agent')
    await desk.goto(`/quotelist/${customerLeadId}`)
    await plan(desk, {
      party: 'insurer',
      call: 'propose',
      key: 'future-generali',
      do: 'changePrice',
      by: 700,
    })
    await choosePlan(desk, 'Future Generali')
    await propose(desk, { insurer: 'Future Generali' })
    await proposalAt(desk, 'premiumChanged')
    await expect(desk.getByRole('button', { name: 'Ask for the customer’s yes' })).toBeVisible()
    await desk.getByRole('button', { name: 'Ask for the customer’s yes' }).click()
    await tellCode(desk, mobile)
    expect(await newestMessage(desk, mobile, /is your yes to the new premium of ₹/)).not.toBe('')
    await paymentAt(desk, 'summary')
  })

  test('meet only by consent: the address of a journey opens nothing [EMP-13]', async ({ browser }) => {
    const [customer, desk] = [await newPage(browser), await newPage(browser)]
    const { customerLeadId } = await saveJourney(customer, 6, customerOf(newMobile()))
    await beStaff(desk, 'asha.agent')
    await desk.goto(`/quotelist/${customerLeadId}`)
    await expect(desk.locator('h1')).toHaveText(messages.desk.notYours)
    await isAccessible(desk)
    await desk.getByRole('main').getByRole('link', { name: 'Back to your desk' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible()
  })

  for (const width of [320, 390])
    test(`leave the header and the bar in order at ${width} pixels`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 700 })
      const credited = { emplId: 'asha.agent', ...customerOf(newMobile()) }
      const { customerLeadId } = await saveJourney(await newPage(browser), 6, credited)
      await beStaff(page, 'asha.agent')
      await openDesk(page)
      const menu = await page.getByRole('banner').getByRole('button').last().boundingBox()
      expect(width - (menu?.x ?? 0) - (menu?.width ?? 0)).toBeLessThan(24)
      await page.goto(`/quotelist/${customerLeadId}`)
      const bar = page.getByRole('complementary', { name: 'Helping a customer' })
      // What stays in sight below it begins after 3.5rem.
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56)
    })

  test('never stand on the payment page together', async ({ browser }) => {
    const desk = await newPage(browser)
    await beStaff(desk, 'asha.agent')
    const response = await desk.goto('/pay/any')
    expect(response?.status()).toBe(403)
    await expect(desk.locator('h1')).toHaveText(messages.desk.onlyCustomersPay)
  })
})
