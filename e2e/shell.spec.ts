import { expect, type Page } from 'playwright/test'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { comingSoon } from '#machines/reference/messages/coming-soon.ts'
import { moreHelp } from '#machines/reference/messages/more-help.ts'
import { isAlive } from './driver/is-alive.ts'
import { saveJourney } from './driver/saved-journey.ts'
import { screenAt } from './driver/screen-at.ts'
import { standsAt } from './driver/stands-at.ts'
import { test } from './driver/test.ts'

const { mobilePx } = limits.breakpoints

async function chooseProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Insurance Product' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}

const overflowOfPage = (page: Page) =>
  page.evaluate(() => [document.documentElement, document.body].map((at) => getComputedStyle(at).overflowY))

test.describe('the header', () => {
  test('leads to the wizard by Bike and Car, at its start [HEADER-03, HEADER-04, HOME-13]', async ({
    page,
  }) => {
    for (const [product, kind] of [
      ['Bike', { vehicleModal: 'MotorBike', vehicleType: '2w' }],
      ['Car', { vehicleModal: 'Pvt Car', vehicleType: '4w' }],
    ] as const) {
      await page.goto('/')
      await chooseProduct(page, product)
      await expect(page).toHaveURL(/\/motor/)
      await standsAt(page, screenAt(motorMachine, 'start.number'))
      const state = await page.evaluate(() => history.state)
      expect(state).toMatchObject({ selectedVehicleType: kind, activeStep: 0 })
    }
  })

  test('says of every other product that it is coming, and stays [HEADER-03]', async ({ page }) => {
    await page.goto('/why-choose')
    for (const product of ['Health', 'Family', 'Pet', 'Travel']) {
      await chooseProduct(page, product)
      await expect(page.getByText(comingSoon(product))).toBeVisible()
      await expect(page).toHaveURL(/\/why-choose$/)
    }
  })

  test('is worked by the keyboard: the menu opens, is walked, and gives the focus back', async ({ page }) => {
    await page.goto('/why-choose')
    const button = page.getByRole('button', { name: 'Insurance Product' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: /^Health/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: /^Bike/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
  })

  test(`stands behind a button below ${mobilePx} px, and the page behind it stands still [HEADER-16, HEADER-17, A11Y-01, A11Y-02]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: mobilePx, height: 800 })
    await page.goto('/')
    const hamburger = page.getByRole('button', { name: 'Open menu' })
    const products = page.getByRole('button', { name: 'Insurance Product' })
    await expect(products).toBeVisible()
    await expect(hamburger).toBeHidden()
    await page.setViewportSize({ width: mobilePx - 1, height: 800 })
    await expect(products).toBeHidden()
    await hamburger.click()
    await expect.poll(() => overflowOfPage(page)).toContain('hidden')
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect.poll(() => overflowOfPage(page)).not.toContain('hidden')
    await expect(hamburger).toBeFocused()
  })
})

test.describe('the footer', () => {
  test('fetches the terms as a page of their own, other pages within this one [FOOTER-11, FOOTER-14]', async ({
    page,
  }) => {
    await page.goto('/why-choose')
    await isAlive(page)
    const links = page.getByRole('contentinfo')
    let documents = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1
    })
    await links.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL(/\/contact-us$/)
    expect(documents).toBe(0)
    await links.getByRole('link', { name: 'Terms & Conditions' }).click()
    await expect(page).toHaveURL(/\/terms-conditions$/)
    expect(documents).toBe(1)
  })
})

test.describe('the ways to reach a person', () => {
  test('name on WhatsApp the journey one is in, and none elsewhere', async ({ page }) => {
    const { customerLeadId } = await saveJourney(page, 6)
    const text = async () => {
      const link = page.getByRole('contentinfo').getByRole('link', { name: /^WhatsApp/ })
      return new URL(String(await link.getAttribute('href'))).searchParams.get('text')
    }
    await page.goto(`/quotelist/${customerLeadId}`)
    await expect(page.locator('h1')).toHaveText('Your quotes')
    expect(await text()).toBe(moreHelp.hello(customerLeadId))
    await page.goto('/contact-us')
    expect(await text()).toBe(moreHelp.hello(undefined))
  })

  for (const path of ['/', '/contact-us'])
    test(`lead from ${path} to the form that asks for a call`, async ({ page }) => {
      await page.goto(path)
      await isAlive(page)
      await page.getByRole('contentinfo').getByRole('link', { name: moreHelp.askCall, exact: true }).click()
      await expect(page).toHaveURL(/\/support#write-to-us$/)
      await expect(page.getByRole('textbox', { name: 'What can we do for you?' })).toBeVisible()
      await expect(page.locator(`#${moreHelp.anchor}`)).toBeInViewport()
    })
})
