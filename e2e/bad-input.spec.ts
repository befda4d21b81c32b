import { expect, type Page } from 'playwright/test'
import { homeEvents } from '#machines/home/home.events.ts'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { messages } from '#machines/reference/messages.ts'
import { openForm } from './driver/home.ts'
import { loseNetwork } from './driver/offline.ts'
import { newMobile } from './driver/people.ts'
import { fillForm, perform, press } from './driver/perform.ts'
import { askForOwnerCode, codeField } from './driver/prove.ts'
import { saveJourney } from './driver/saved-journey.ts'
import { test } from './driver/test.ts'
import { wizardStandsAt } from './wizard/doors.ts'

const { form, journey, failure, labels } = messages

/** The message stands beside the field, is told with it, and the field has the focus. */
async function expectFirstError(page: Page, field: string, message: string): Promise<void> {
  const control = page.getByRole('textbox', { name: field, exact: true })
  await expect(control).toHaveAccessibleDescription(new RegExp(message.replace(/[()?]/g, '\\$&')))
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toBeFocused()
}

test.describe('a wrong answer is told beside its field', () => {
  const plates = [
    { vehicle: 'Car', typed: '', message: form.required, row: 'VALID-29' },
    { vehicle: 'Car', typed: 'RJ-14-C', message: form.registrationNumber['4w'], row: 'VALID-32' },
    { vehicle: 'Bike', typed: 'RJ-14-C', message: form.registrationNumber['2w'], row: 'VALID-31' },
    { vehicle: 'Car', typed: '00BH1234AB', message: form.bharatSeries, row: 'VALID-35' },
  ] as const

  for (const { vehicle, typed, message, row } of plates) {
    test(`number plate "${typed}" of a ${vehicle}: ${message} [${row}]`, async ({ page }) => {
      await openForm(page, vehicle)
      await fillForm(page, homeEvents['registration.given'], { registrationNumber: typed })
      await press(page, homeEvents['registration.given'])
      await expectFirstError(page, 'Registration number', message)
    })
  }

  test('contact details: every fault is told, the first has the focus [VALID-43, VALID-47, VALID-48]', async ({
    page,
  }) => {
    await saveJourney(page, 6)
    await page.goto('/motor?step=customerDetails')
    await perform(page, motorEvents['contact.given'], { fullName: '', mobile: '12345', email: 'asha@' })
    await expectFirstError(page, 'Full name', form.required)
    const mobile = page.getByRole('textbox', { name: 'Mobile number' })
    await expect(mobile).toHaveAccessibleDescription(new RegExp(form.mobile))
    const email = page.getByRole('textbox', { name: /^Email/ })
    await expect(email).toHaveAccessibleDescription(new RegExp(form.email))
    await perform(page, motorEvents['contact.given'], {
      fullName: 'Asha Rani Sharma',
      mobile: '9876543210',
      email: 'asha@example.com',
    })
    await wizardStandsAt(page, 'previousPolicy.asking')
  })

  test('previous policy: five answers are required, the bonus with them [VALID-49, VALID-50]', async ({
    page,
  }) => {
    await saveJourney(page, 5)
    await page.goto('/motor')
    await press(page, motorEvents['previousPolicy.given'])
    await expect(page.getByText(form.required, { exact: true })).toHaveCount(5)
    await expect(page.getByRole('radiogroup', { name: /claim/ }).getByRole('radio').first()).toBeFocused()
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await press(page, motorEvents['previousPolicy.given'])
    await expect(page.getByRole('radiogroup', { name: 'No Claim Bonus' })).toBeVisible()
    await page.getByRole('radio', { name: 'Yes', exact: true }).check()
    await expect(page.getByRole('radiogroup', { name: 'No Claim Bonus' })).toBeHidden()
  })
})

test.describe('a journey that is not there or not yours', () => {
  for (const path of ['quotelist', 'proposal', 'checkout', 'success-page']) {
    test(`/${path} of a lead nobody knows says so and offers a new search`, async ({ page }) => {
      await page.goto(`/${path}/AAAAAAAAAAAAAAAAAAAAAA`)
      await expect(page.getByText(failure.unknownJourney)).toBeVisible()
      await page.getByRole('button', { name: labels.newSearch, exact: true }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  }

  test('opens to another browser only by the code sent to its phone', async ({ page, browser }) => {
    const mobile = newMobile()
    const customer = { name: 'Asha Rani Sharma', email: 'asha@example.com', mobile }
    const { customerLeadId } = await saveJourney(page, 6, { customer })
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(`/quotelist/${customerLeadId}`)
    await expect(stranger.locator('h1')).toHaveText('Is this your journey?')
    const shown = await stranger.locator('body').textContent()
    for (const secret of ['Asha', 'RJ-14', 'Swift', mobile]) expect(shown).not.toContain(secret)

    const code = await askForOwnerCode(stranger, mobile)
    await codeField(stranger).fill(code === '0000' ? '0001' : '0000')
    await expect(stranger.getByText('Please Enter a valid OTP')).toBeVisible()
    await codeField(stranger).fill(code)
    await expect(stranger.locator('h1')).toHaveText('Your quotes')
  })
})

test.describe('a request that is none', () => {
  const asks = [
    { what: 'malformed JSON', init: { data: Buffer.from('{"step":') }, status: 400, code: 'bad-request' },
    { what: 'wrong types', init: { data: { step: 'first', quoteType: 7 } }, status: 422, code: 'invalid' },
    {
      what: 'an oversized body',
      init: { data: { quoteType: 'x'.repeat(300_000) } },
      status: 413,
      code: 'too-large',
    },
  ] as const

  for (const { what, init, status, code } of asks) {
    test(`${what} is answered ${status} ${code}`, async ({ request }) => {
      const headers = { 'content-type': 'application/json' }
      const response = await request.post('/api/v1/admin/flow', { ...init, headers })
      expect(response.status()).toBe(status)
      expect(await response.json()).toMatchObject({ status: 'error', code, message: expect.any(String) })
    })
  }

  test('an unknown call is answered 404 not-found', async ({ request }) => {
    const response = await request.post('/api/v1/motor/nothing', { data: {} })
    expect(response.status()).toBe(404)
    expect(await response.json()).toMatchObject({ status: 'error', code: 'not-found' })
  })
})

test('answers given while the network is gone are kept, and saved once it is back', async ({
  page,
  context,
}) => {
  const { customerLeadId } = await saveJourney(page, 5)
  await page.goto('/motor')
  await wizardStandsAt(page, 'previousPolicy.asking')
  await page.goto('/motor?step=customerDetails')
  await wizardStandsAt(page, 'customerDetails')
  await loseNetwork(page)
  await perform(page, motorEvents['contact.given'], {
    fullName: 'Ravi Kumar Sharma',
    mobile: '9876543210',
    email: 'ravi@example.com',
  })
  await wizardStandsAt(page, 'previousPolicy.asking')
  await expect(page.getByText(journey.saveFailed)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(journey.saveFailed)).toBeHidden()
  const read = async () =>
    (await page.request.post('/api/v1/admin/getFlow', { data: { customerLeadId } })).json()
  await expect
    .poll(read)
    .toMatchObject({ data: { step5: { customerDetails: { customer_name: 'Ravi Kumar Sharma' } } } })
})

test('the calendar opens without the network', async ({ page }) => {
  await saveJourney(page, 5)
  await page.goto('/motor')
  await wizardStandsAt(page, 'previousPolicy.asking')
  const hasLoaded = (part: string) =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)),
      part,
    )
  await expect.poll(() => hasLoaded('/expiry-overlay')).toBe(true)
  await loseNetwork(page)
  await press(page, motorEvents['expiry.opened'])
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
})
