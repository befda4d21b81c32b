import { type Browser, type BrowserContext, expect, type Page } from 'playwright/test'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { merge } from '#machines/reference/messages/merge.ts'
import { isAccessible } from '../accessibility/axe.ts'
import { hold } from '../driver/hold.ts'
import { OwnServer } from '../driver/own-server.ts'
import { payElsewhere } from '../driver/paid-elsewhere.ts'
import { aCustomer, newMobile } from '../driver/people.ts'
import { perform } from '../driver/perform.ts'
import { proveOwner } from '../driver/prove.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { comeFromElsewhere } from '../driver/sign-in.ts'
import { beAgain } from '../driver/signed-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { stopTime } from '../walk/time.ts'

const contact = { fullName: 'Asha Rani Sharma', mobile: '9876543210', email: 'asha@example.com' }
const asksMerge = (page: Page) => page.getByRole('dialog', { name: merge.title })
const choice = (page: Page, label: string, side: string) =>
  asksMerge(page)
    .getByRole('radiogroup', { name: label })
    .getByRole('radio', { name: new RegExp(`^${side}`) })

/** Two tabs of one browser, both before the contact details of one journey. */
async function twoTabs(context: BrowserContext, different: Partial<MotorRecord> = {}) {
  const one = await context.newPage()
  const { customerLeadId } = await saveJourney(one, 5, different)
  const other = await context.newPage()
  for (const page of [one, other]) {
    await page.goto('/motor?step=customerDetails')
    await standsAt(page, screenAt(motorMachine, 'customerDetails'))
  }
  return { one, other, customerLeadId }
}

async function customerOf(page: Page, customerLeadId: string) {
  const response = await page.request.post('/api/v1/admin/getFlow', { data: { customerLeadId } })
  return (await response.json()).data.step5.customerDetails
}

const give = (page: Page, different: Partial<typeof contact>) =>
  perform(page, motorEvents['contact.given'], { ...contact, ...different })

test.describe('two tabs on one journey', () => {
  test('keep both answers where they touched different ones', async ({ context }) => {
    const { one, other, customerLeadId } = await twoTabs(context)
    await give(one, { fullName: 'Asha Sharma' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await give(other, { email: 'rani@example.com' })
    await expect(asksMerge(other)).toContainText('rani@example.com')
    await expect(asksMerge(other)).not.toContainText('Asha Sharma')
    await other.getByRole('button', { name: merge.takeMine }).click()
    await expect(asksMerge(other)).toHaveCount(0)
    await expect
      .poll(() => customerOf(other, customerLeadId))
      .toMatchObject({ customer_name: 'Asha Sharma', customer_email: 'rani@example.com' })
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
  })

  test('take each answer from whom the person chooses', async ({ context }) => {
    const { one, other, customerLeadId } = await twoTabs(context)
    await give(one, { fullName: 'Asha Sharma', mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await give(other, { fullName: 'A R Sharma', mobile: '9822222222' })
    await expect(choice(other, 'Mobile number', merge.theirs)).toBeChecked()
    await isAccessible(other)
    await choice(other, 'Full name', merge.mine).check()
    await other.getByRole('button', { name: merge.takeChosen }).click()
    await expect
      .poll(() => customerOf(other, customerLeadId))
      .toMatchObject({ customer_name: 'A R Sharma', customer_phone: '9811111111' })
  })

  test('go on from theirs, by the keyboard alone', async ({ context }) => {
    const { one, other, customerLeadId } = await twoTabs(context)
    await give(one, { mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await give(other, { mobile: '9822222222' })
    await expect(asksMerge(other)).toBeVisible()
    await other.getByRole('button', { name: merge.takeTheirs }).focus()
    await other.keyboard.press('Enter')
    await expect(asksMerge(other)).toHaveCount(0)
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
    expect(await customerOf(other, customerLeadId)).toMatchObject({ customer_phone: '9811111111' })
  })

  test('may put the choice off, and lose nothing by a reload', async ({ context }) => {
    const { one, other, customerLeadId } = await twoTabs(context)
    await give(one, { mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await give(other, { mobile: '9822222222' })
    await expect(asksMerge(other)).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.getByText(merge.later)).toBeVisible()
    await other.getByRole('button', { name: merge.choose, exact: true }).click()
    await expect(asksMerge(other)).toBeVisible()
    await other.reload()
    await expect(choice(other, 'Mobile number', merge.mine)).toBeVisible()
    await other.getByRole('button', { name: merge.takeMine }).click()
    await expect.poll(() => customerOf(other, customerLeadId)).toMatchObject({ customer_phone: '9822222222' })
  })

  test('keep what was answered while the server was gone', async ({ context }) => {
    const { one, other, customerLeadId } = await twoTabs(context)
    await other.route('**/api/v1/**', (route) => route.abort())
    await give(other, { mobile: '9822222222' })
    await expect(other.getByText('Not saved yet')).toBeVisible()
    await give(one, { mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await other.unroute('**/api/v1/**')
    await other.reload()
    await choice(other, 'Mobile number', merge.mine).check()
    await other.getByRole('button', { name: merge.takeChosen }).click()
    await expect.poll(() => customerOf(other, customerLeadId)).toMatchObject({ customer_phone: '9822222222' })
  })

  test('keep what is being typed in the form under the dialog', async ({ context }) => {
    // Without a number nothing is looked up, so that the next page does not wait for the save.
    const { one, other } = await twoTabs(context, { registrationNumber: '' })
    await give(one, { mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    const save = await hold(other, '**/api/v1/admin/flow')
    await give(other, { mobile: '9822222222' })
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
    const claim = other.getByRole('radiogroup', { name: /claim/i }).getByRole('radio', { name: 'Yes' })
    await claim.check()
    save()
    await expect(asksMerge(other)).toBeVisible()
    await other.getByRole('button', { name: merge.takeTheirs }).click()
    await expect(asksMerge(other)).toHaveCount(0)
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
    await expect(claim).toBeChecked()
  })
})

test.describe('two devices on one journey', () => {
  const aDevice = async (browser: Browser) => {
    const page = await (await browser.newContext()).newPage()
    await comeFromElsewhere(page)
    return page
  }
  const atContact = async (page: Page, customerLeadId: string) => {
    await page.goto(`/resume/${customerLeadId}`)
    await standsAt(page, screenAt(motorMachine, 'previousPolicy'))
    await page.goto('/motor?step=customerDetails')
    await standsAt(page, screenAt(motorMachine, 'customerDetails'))
  }

  test('ask the first, which the second has locked, for its phone, and then whose answers count', async ({
    browser,
  }) => {
    const mobile = newMobile()
    const [one, other] = [await aDevice(browser), await aDevice(browser)]
    const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile }
    const { customerLeadId } = await saveJourney(one, 5, { customer })
    await atContact(one, customerLeadId)
    await other.goto(`/resume/${customerLeadId}`)
    await proveOwner(other, mobile)
    await atContact(other, customerLeadId)
    await give(other, { mobile, fullName: 'Asha Sharma' })
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))

    await give(one, { mobile, fullName: 'A R Sharma' })
    await proveOwner(one, mobile)
    await expect(choice(one, 'Full name', merge.theirs)).toBeChecked()
    await one.getByRole('button', { name: merge.takeMine }).click()
    await expect
      .poll(() => customerOf(one, customerLeadId))
      .toMatchObject({ customer_name: 'A R Sharma', customer_phone: mobile })
  })

  test('of one signed-in customer keep both their answers', async ({ browser }) => {
    const mobile = newMobile()
    const [one, other] = [await aDevice(browser), await aDevice(browser)]
    await aCustomer(one, mobile)
    for (const page of [one, other]) await beAgain(page, mobile)
    const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile }
    const { customerLeadId } = await saveJourney(one, 5, { customer })
    for (const page of [one, other]) await atContact(page, customerLeadId)
    await give(other, { mobile, email: 'rani@example.com' })
    await standsAt(other, screenAt(motorMachine, 'previousPolicy'))
    await give(one, { mobile, fullName: 'A R Sharma' })
    await one.getByRole('button', { name: merge.takeMine }).click()
    await expect
      .poll(() => customerOf(one, customerLeadId))
      .toMatchObject({ customer_name: 'A R Sharma', customer_email: 'rani@example.com' })
  })

  test('lose nothing when the server is killed in between', async ({ browser }) => {
    await using server = await OwnServer.start()
    const context = await browser.newContext({ baseURL: server.url })
    const { one, other, customerLeadId } = await twoTabs(context)
    await give(one, { mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await expect.poll(() => customerOf(one, customerLeadId)).toMatchObject({ customer_phone: '9811111111' })
    await server.kill()
    // The tab tries again by itself, and the button would be gone: its clock stands still until that has been pressed.
    await other.clock.install()
    await give(other, { mobile: '9822222222' })
    await expect(other.getByText('Not saved yet')).toBeVisible()
    await stopTime(other)
    await server.start()
    await other.getByRole('status').getByRole('button', { name: 'Try again', exact: true }).click()
    await other.clock.resume()
    await choice(other, 'Mobile number', merge.mine).check()
    await other.getByRole('button', { name: merge.takeChosen }).click()
    await expect.poll(() => customerOf(other, customerLeadId)).toMatchObject({ customer_phone: '9822222222' })
  })

  test('go on from what was proposed or paid elsewhere, and say so', async ({ context }) => {
    const { one, other, customerLeadId } = await twoTabs(context)
    await give(one, { mobile: '9811111111' })
    await standsAt(one, screenAt(motorMachine, 'previousPolicy'))
    await payElsewhere(other, customerLeadId)
    await give(other, { mobile: '9822222222' })
    await expect(other.getByRole('dialog', { name: merge.closedTitle })).toContainText(merge.paid)
    await isAccessible(other)
    await other.getByRole('button', { name: merge.goOn }).click()
    await expect(other.getByRole('dialog')).toHaveCount(0)
  })
})
