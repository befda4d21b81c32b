import { expect, type Page } from 'playwright/test'
import { motorEvents } from '#machines/motor/wizard/motor.events.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { offline } from '#machines/reference/messages/offline.ts'
import { messages } from '#machines/reference/messages.ts'
import { expectFilled } from './driver/filled.ts'
import { inHindi } from './driver/in-hindi.ts'
import { inNextBuild, NextBuild } from './driver/next-build.ts'
import { loseNetwork } from './driver/offline.ts'
import { fillForm, perform } from './driver/perform.ts'
import { saveJourney } from './driver/saved-journey.ts'
import { keptFiles, keptOffline, keptTexts } from './driver/service-worker.ts'
import { accountMenu } from './driver/sign-in.ts'
import { beCustomer } from './driver/signed-in.ts'
import { test as base } from './driver/test.ts'
import { wizardStandsAt } from './wizard/doors.ts'

/** With a service worker, in a browser context that no other test comes to. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await use(context)
    await context.close()
  },
  page: async ({ context }, use) => use(await context.newPage()),
})

const isOffline = (page: Page) => page.getByText(offline.gone, { exact: true })
/** The stylesheets of the page that could not be fetched: their rules are not to be read. */
/** How many rules each of the page's stylesheets has; none where it could not be fetched. */
const rulesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href, sheet }) => {
      try {
        return { href, rules: sheet?.cssRules.length ?? 0 }
      } catch {
        return { href, rules: 0 }
      }
    }),
  )
const customer = { fullName: 'Ravi Kumar Sharma', mobile: '9876543210', email: 'ravi@example.com' }

test('the wizard opens without a network after one visit, with what was typed, and says so', async ({
  page,
  context,
}) => {
  await page.goto('/motor')
  await keptOffline(page)
  await perform(page, motorEvents['vehicle.chosen'], { vehicleType: '4w' })
  await fillForm(page, motorEvents['registration.given'], { registrationNumber: 'RJ-14-CA' })
  await loseNetwork(page)
  await expect(isOffline(page)).toBeVisible()
  await page.reload()
  await wizardStandsAt(page, 'start.number')
  await expectFilled(page, motorEvents['registration.given'], { registrationNumber: 'RJ-14-CA' })
  await expect(isOffline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offline.back)).toBeVisible()
  await expect(isOffline(page)).toBeHidden()
})

test('an answer given without a network outlives a reload, and is saved once when it is back', async ({
  page,
  context,
}) => {
  const { customerLeadId, version } = await saveJourney(page, 5)
  await page.goto('/motor?step=customerDetails')
  await keptOffline(page)
  await wizardStandsAt(page, 'customerDetails')
  let saves = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/admin/flow')) saves += 1
  })
  await loseNetwork(page)
  await perform(page, motorEvents['contact.given'], customer)
  await wizardStandsAt(page, 'previousPolicy.asking')
  await page.reload()
  await wizardStandsAt(page, 'previousPolicy.asking')
  await page.goBack()
  await wizardStandsAt(page, 'customerDetails')
  await expectFilled(page, motorEvents['contact.given'], customer)
  await context.setOffline(false)
  await expect(page.getByText(messages.journey.saveFailed)).toBeHidden()
  const read = async () =>
    (await page.request.post('/api/v1/admin/getFlow', { data: { customerLeadId } })).json()
  await expect
    .poll(async () => (await read()).data.step5?.customerDetails?.customer_name)
    .toBe(customer.fullName)
  expect((await read()).data.version).toBe(version + 1)
  await expect.poll(() => saves).toBe(1)
})

test('a page of prices says without a network that they need one, shows none, and has them once it is back', async ({
  page,
  context,
}) => {
  const { customerLeadId } = await saveJourney(page, 6)
  await page.goto(`/quotelist/${customerLeadId}`)
  await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
  await keptOffline(page)
  await page.reload()
  await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
  await loseNetwork(page)
  await page.reload()
  await expect(isOffline(page)).toBeVisible()
  await expect(page.getByText('Prices and payments need a connection.')).toBeVisible()
  await expect(page.getByText(/₹\s?\d/)).toHaveCount(0)
  await expect(page.getByText(offline.waits)).toBeVisible()
  for (const path of await keptFiles(page)) expect(path).toMatch(/^\/(assets\/|shell\.html$)/)
  await context.setOffline(false)
  await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
})

test('a page that was never opened waits for the network, and comes by itself', async ({ page, context }) => {
  await page.goto('/')
  await keptOffline(page)
  await loseNetwork(page)
  const failed: string[] = []
  page.on('requestfailed', (request) => request.resourceType() === 'stylesheet' && failed.push(request.url()))
  await page.goto('/health')
  await expect(isOffline(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(failure.crash)).toBeHidden()
  expect(failed).not.toEqual([])
  const read = async () => (await rulesOf(page)).filter(({ rules }) => rules > 0).map(({ href }) => href)
  await expect.poll(read, 'it is dressed too').toEqual(expect.arrayContaining(failed))
})

test('who has signed out leaves nothing behind for whoever opens the page without a network', async ({
  page,
}) => {
  await page.goto('/')
  const mobile = await beCustomer(page)
  await page.goto('/my-profile?section=details')
  await expect(
    page
      .getByText(mobile)
      .or(page.locator(`input[value="${mobile}"]`))
      .first(),
  ).toBeVisible()
  await keptOffline(page)
  await page.reload()
  await expect(accountMenu(page, 'Asha Rani Sharma')).toBeVisible()
  await accountMenu(page, 'Asha Rani Sharma').click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: labels.yes, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: labels.login })).toBeVisible()
  await loseNetwork(page)
  await page.goto('/my-profile?section=details')
  await expect(isOffline(page)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(mobile)
  expect((await keptTexts(page)).filter((text) => text.includes(mobile))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(mobile)
})

test('pages of staff and graphs stay out of its reach', async ({ page }) => {
  await page.goto('/')
  await keptOffline(page)
  await page.goto('/graphs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ofStaff = (await keptFiles(page)).filter((path) => /graphs|desk/.test(path))
  expect(ofStaff).toEqual([])
  await loseNetwork(page)
  for (const path of ['/graphs', '/desk', '/desk/requests'])
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('a page in Hindi opens in Hindi without a network, and never in English', async ({ page }) => {
  await page.goto('/')
  await keptOffline(page)
  await loseNetwork(page)
  await expect(page.goto('/hi/motor')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await page.context().setOffline(false)
  await page.goto('/hi/motor')
  await keptOffline(page)
  await loseNetwork(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByText(inHindi(offline.gone))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test.describe('a new build', () => {
  const name = (page: Page) => page.getByLabel('Your name')
  const ownScript = (page: Page) => page.locator('script[type=module]').last().getAttribute('src')
  const looksForIt = (page: Page) =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const isWaiting = (page: Page) =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration()
      return found?.waiting !== null || found?.installing !== null
    })

  test('is offered while a form is half typed, and takes over without losing it', async ({
    page,
    baseURL,
  }) => {
    await using site = await NextBuild.before(String(baseURL))
    await page.goto(`${site.url}/pet`)
    await keptOffline(page)
    await name(page).fill('Asha Sh')
    const next = inNextBuild(String(await ownScript(page)))
    site.deploy()
    await looksForIt(page)
    await expect(page.getByText(offline.newVersion)).toBeVisible()
    await expect(name(page)).toHaveValue('Asha Sh')
    await page.getByRole('button', { name: offline.reload, exact: true }).click()
    await expect.poll(() => ownScript(page)).toBe(next)
    await expect(name(page)).toHaveValue('Asha Sh')
    await expect.poll(() => isWaiting(page)).toBe(false)
    await expect(page.getByText(offline.newVersion)).toBeHidden()
    await loseNetwork(page)
    await page.reload()
    expect(await ownScript(page)).toBe(next)
    await expect(name(page)).toHaveValue('Asha Sh')
  })

  test('takes over by itself with the next page that is opened', async ({ page, baseURL }) => {
    await using site = await NextBuild.before(String(baseURL))
    await page.goto(`${site.url}/pet`)
    await keptOffline(page)
    await name(page).fill('Asha Sh')
    const next = inNextBuild(String(await ownScript(page)))
    site.deploy()
    await page.reload()
    await expect.poll(() => keptFiles(page)).toContain(next)
    await expect.poll(() => isWaiting(page)).toBe(false)
    await expect(page.getByText(offline.newVersion)).toBeHidden()
    await expect(name(page)).toHaveValue('Asha Sh')
  })
})
