import { expect, type Locator, type Page } from 'playwright/test'
import { isAlive } from './driver/is-alive.ts'
import { test } from './driver/test.ts'
import { stopTime } from './walk/time.ts'

const sliderOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
/** The part of the page under this heading. */
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const shownIn = (slider: Locator) => slider.locator('li[aria-current=true]')

test.describe('the home page below its forms', () => {
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined))

  test('says why to choose us, in three cards [HOME-20]', async ({ page }) => {
    const cards = part(page, 'Why choose us').getByRole('listitem')
    await expect(cards.getByRole('heading')).toHaveText([
      'Unbiased advice from experts',
      'Trusted insurance partners',
      'Free claims assistance',
    ])
  })

  test('sets three of a kind side by side or below each other, never two and one', async ({ page }) => {
    const cards = part(page, 'Why choose us').getByRole('listitem')
    const promises = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
    for (const width of [390, 620, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const three of [cards, promises]) {
        const tops = await three.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
        expect(tops).toHaveLength(3)
        expect([1, 3], `rows of three at ${width} px`).toContain(new Set(tops).size)
      }
    }
  })

  test('shows 26 marks of partners under an underlined heading [HOME-26, HOME-27]', async ({ page }) => {
    const partners = part(page, 'Our Partners')
    await expect(partners.locator('li img')).toHaveCount(26)
    await expect(partners.getByRole('img', { name: 'Digit', exact: true })).toBeVisible()
    const underline = partners.locator('h2 + img')
    await expect(underline).toBeVisible()
    const drawn = () => underline.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(drawn).toBeGreaterThan(0)
  })

  test('shows how every price is broken up, on one worked out by the rating engine', async ({ page }) => {
    const price = part(page, 'What every price looks like').getByRole('table')
    await expect(price.getByRole('row')).toHaveCount(9)
    await expect(price).toContainText('₹13,808')
  })

  test('tells what a claim is like, step by step', async ({ page }) => {
    await expect(part(page, 'How a claim goes').locator('ol > li')).toHaveCount(4)
  })

  test('shows what insurance makes better, and asks of home, health and travel cover [HOME-21, HOME-22]', async ({
    page,
  }) => {
    await expect(sliderOf(page, 'Insurance Makes Life Better').locator('li').first()).toBeVisible()
    const slides = sliderOf(page, 'Is it the right cover?').getByRole('heading', { level: 3 })
    await expect(slides).toHaveText([/home policy/, /health policy/, /travel policy/])
  })

  test('lists four advantages, in the specification’s words [HOME-23]', async ({ page }) => {
    await expect(part(page, 'What you can count on').getByRole('heading', { level: 3 })).toHaveText([
      'Secured Data',
      'Fast Service',
      'Stress Free Claims',
      'Seemless Payment Options',
    ])
  })

  test('claims four things under Why Us, and links to the videos [HOME-24, HOME-25]', async ({ page }) => {
    const whyUs = part(page, 'Why Us')
    await expect(whyUs.getByRole('heading', { level: 3 })).toHaveText([
      /^Savings up to 80 percent/,
      'Wide insurer network',
      'Real-time comparison',
      'Clear policy details',
    ])
    await expect(whyUs.getByText('Third-party premiums are set by the government')).toBeVisible()
    const link = whyUs.getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\//)
  })

  test('does not move for whoever wants less motion, until told to [A11Y-10]', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const slider = sliderOf(page, 'Is it the right cover?')
    await slider.scrollIntoViewIfNeeded()
    await isAlive(page)
    await expect(slider.getByRole('button', { name: /^Play/ })).toBeVisible()
    const first = (await shownIn(slider).textContent()) ?? ''
    await stopTime(page)
    await page.clock.runFor(10_000)
    await expect(shownIn(slider)).toHaveText(first)
    await page.clock.resume()
    await slider.getByRole('button', { name: /^Next/ }).click()
    await expect(shownIn(slider)).toContainText('health policy')
  })
})

test.describe('a slider', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))
  test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test('moves on every two seconds, holds still under pointer and focus and on a hidden page, and stays where it is paused [HOME-31, CONST-32, A11Y-10]', async ({
    page,
  }) => {
    await page.goto('/')
    const slider = sliderOf(page, 'Is it the right cover?')
    const shown = shownIn(slider)
    const elsewhere = part(page, 'Why Us').getByRole('heading', { level: 2 })
    await elsewhere.scrollIntoViewIfNeeded()
    await shown.hover()
    await page.clock.install()
    await stopTime(page)
    const isStill = async (ms: number) => {
      const before = await shown.textContent()
      await page.clock.runFor(ms)
      await expect(shown).toHaveText(before ?? '')
    }
    const movesOn = async (ms: number) => {
      const before = await shown.textContent()
      await page.clock.runFor(ms)
      await expect(shown).not.toHaveText(before ?? '')
    }

    await isStill(10_000)
    await elsewhere.hover()
    await isStill(1_900)
    await movesOn(200)
    await isStill(1_700)
    await movesOn(300)

    await slider.getByRole('button', { name: /^Next/ }).focus()
    await isStill(10_000)
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await movesOn(2_300)
    await page.evaluate(showPage, 'hidden' as const)
    await isStill(10_000)
    await page.evaluate(showPage, 'visible' as const)
    await movesOn(2_300)

    await slider.getByRole('button', { name: /^Pause/ }).click()
    await elsewhere.click()
    await isStill(10_000)
  })
})

/** Runs in the page: as if its tab were shown, or another one. */
function showPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
