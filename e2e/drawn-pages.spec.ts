import { expect, type Page } from 'playwright/test'
import { labels } from '#machines/reference/messages/labels.ts'
import { support as texts } from '#machines/reference/messages/support.ts'
import { withoutScript } from '#machines/reference/messages/without-script.ts'
import { messages } from '#machines/reference/messages.ts'
import { site } from '#machines/reference/site.ts'
import { sitePages } from '#machines/site-pages.ts'
import { hold } from './driver/hold.ts'
import { isAlive } from './driver/is-alive.ts'
import { storedIn } from './driver/kept.ts'
import { test } from './driver/test.ts'
import { sharedLink } from './purchases/shop.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, title } of sitePages)
    test(`${path} can be read, between header and footer`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Safar`)
    })

  test('the number plate on the first page is judged, and goes to the wizard by no address', async ({
    page,
  }) => {
    await page.goto('/')
    for (const name of ['Vehicle', 'Category'])
      await expect(page.getByRole('group', { name, includeHidden: true })).toBeHidden()
    await expect(page.getByRole('menu', { includeHidden: true })).toBeHidden()
    const plate = page.getByRole('textbox', { name: 'Registration number' })
    await plate.fill('RJ14')
    await plate.press('Enter')
    await expect(plate).toHaveValue('RJ-14')
    await expect(plate).toHaveAccessibleDescription(/valid/i)
    await expect(page).toHaveURL('/')
    await plate.fill('RJ14CA1234')
    await plate.press('Enter')
    await expect(page).toHaveURL('/motor')
    await expect(page.getByRole('heading', { name: withoutScript.title })).toBeVisible()
    await expect(page.getByRole('link', { name: site.phone.text })).toBeVisible()
  })

  test('a request to support is filed, once its mistakes are mended', async ({ page }) => {
    await page.goto('/support')
    await page.getByLabel('What is it about?').selectOption({ label: texts.topics.payment })
    await page.getByLabel('Full name').fill('Asha Rani Sharma')
    await page.getByLabel('Email').fill('asha@')
    await page.getByLabel('What can we do for you?').fill('I paid twice.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('What is it about?')).toHaveValue('payment')
    await expect(page.getByLabel('What can we do for you?')).toHaveValue('I paid twice.')
    await page.getByLabel('Email').fill('asha.plain@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: texts.sent })).toBeVisible()
    await expect(page.getByText(/SR-\d{8}/)).toBeVisible()
  })

  test('shared quotes can be read', async ({ page, browser, baseURL }) => {
    const withScript = await browser.newPage({ javaScriptEnabled: true, ...(baseURL && { baseURL }) })
    const path = await sharedLink(withScript)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/₹\s?\d/).first()).toBeVisible()
    await expect(page.getByText('Digit', { exact: true }).first()).toBeVisible()
  })

  test('an unknown address says so', async ({ page }) => {
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  })
})

/** The page as the server drew it, until `release` lets its script come. */
async function drawnUntil(page: Page, path = '/'): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const holdScripts = (page: Page) => hold(page, /\.js$/)

test('a tap before the script is there counts once it is', async ({ page }) => {
  const release = await drawnUntil(page)
  await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Car' }).click()
  release()
  await expect(page.getByText('Which car is it?')).toBeVisible()
})

test('a number that was typed and sent before the script is there counts once it is', async ({ page }) => {
  const release = await drawnUntil(page)
  const plate = page.getByRole('textbox', { name: 'Registration number' })
  await plate.pressSequentially('rj14ca1234')
  await plate.press('Enter')
  await expect(page).toHaveURL('/')
  release()
  // In a dialog, or in the wizard where the registry takes longer than a moment.
  await expect(page.getByRole('heading', { name: labels.rightDetails })).toBeVisible()
  await expect(page.getByText('RJ-14-CA-1234', { exact: true })).toBeVisible()
})

test('what was typed on a drawn form before the script is there counts once it is', async ({ page }) => {
  const release = await drawnUntil(page, '/pet')
  await page.getByLabel('Your name').fill('Asha Sharma')
  await page.getByLabel('Mobile number').fill('98765')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/pet')
  release()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(new RegExp(messages.form.mobile))
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Sharma')
  await page.reload()
  await expect(page.getByLabel('Your name')).toHaveValue('Asha Sharma')
})

test('what was typed and sent before the code of a part is there counts on the same page', async ({
  page,
}) => {
  const release = await hold(page, /support-request-[^/]*\.js$/)
  await page.goto('/support')
  await isAlive(page)
  const drawn = await page.getByLabel('Email').elementHandle()
  await page.getByLabel('Email').fill('asha@')
  await page.getByRole('button', { name: 'Send' }).click()
  release()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(messages.form.required)
  await expect(page.getByLabel('Email')).toHaveValue('asha@')
  expect(await drawn?.evaluate((field) => field.isConnected)).toBe(true)
})

test('what was chosen on a drawn form before the script is there counts once it is', async ({ page }) => {
  const release = await drawnUntil(page, '/health')
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female')
  release()
  await expect(page).toHaveURL('/health?step=basics')
  await expect(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('Female')
})

test('Back before the script is there leads to the page before', async ({ page }) => {
  await page.goto('/')
  const question = page.getByRole('heading', { name: labels.headline })
  await expect(question).toBeVisible()
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(question).toBeHidden()
  await page.evaluate(() => history.back())
  await expect(question).toBeVisible()
  release()
  await isAlive(page)
  await expect(question).toBeVisible()
})

/** Runs in the page. */
const afterTwoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

for (const path of [
  '/',
  '/hi',
  '/about-bike',
  '/contact-us',
  '/hi/support',
  '/motor',
  '/hi/motor',
  '/health',
  '/pet',
])
  test(`${path} is taken over without a shift, under the same title, however late its fonts and styles come`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { shifted } = window as unknown as { shifted: number }
          Object.assign(window, { shifted: shifted + Number(Reflect.get(entry, 'value')) })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await hold(page, /\.(woff2|css)$/)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const drawn = await page.title()
    const height = async () => (await page.getByRole('main').boundingBox())?.height
    const drawnHeight = await height()
    await isAlive(page)
    release()
    await page.evaluate(() => document.fonts.ready)
    // What a page does once it is idle has begun.
    await expect.poll(() => storedIn(page, 'sessionStorage', 'sessionId')).not.toBeNull()
    expect(await page.title()).toBe(drawn)
    await expect(page.locator('[data-late]')).toHaveCount(0)
    await page.evaluate(afterTwoFrames)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.01)
    expect(await height()).toBe(drawnHeight)
  })

for (const part of ['story', 'plate-panel'])
  test(`what the server drew of home stays in place, however late the code of its ${part} comes`, async ({
    page,
  }) => {
    const codeOf = (name: string) => new RegExp(`/${name}-[^/]*\\.js$`)
    const release = await hold(page, codeOf(part))
    const late = page.waitForResponse(codeOf(part))
    const machine = page.waitForResponse(codeOf('home-machine'))
    const isRead = async (code: typeof late) => page.evaluate((url) => import(url), (await code).url())
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const drawn = await page.getByRole('main').locator('h2, h3, input, legend, p').elementHandles()
    const gone = async () => {
      const lost = []
      for (const element of drawn)
        if (!(await element.evaluate((node) => node.isConnected))) lost.push(await element.textContent())
      return lost
    }
    expect(drawn.length).toBeGreaterThan(30)
    await isRead(machine)
    await page.evaluate(afterTwoFrames)
    expect(await gone()).toEqual([])
    release()
    await isRead(late)
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Car' }).click()
    await expect(page.getByText('Which car is it?')).toBeVisible()
    expect(await gone()).toEqual([])
  })

test('the wizard is drawn for nobody, and goes on with what this tab has begun', async ({ page }) => {
  await page.goto('/motor')
  await page.getByRole('button', { name: 'Bike' }).click()
  await expect(page.getByRole('radio', { name: 'Bike' })).toBeChecked()
  await page.goto('/motor')
  await expect(page.getByRole('radio', { name: 'Bike' })).toBeChecked()
})
