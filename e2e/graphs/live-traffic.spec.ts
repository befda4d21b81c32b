import { type Browser, type BrowserContext, expect, type Page, type Response } from 'playwright/test'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { limits } from '#machines/reference/limits.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { replay as replayTexts } from '#machines/reference/messages/replay.ts'
import { isAccessibleHere } from '../accessibility/axe.ts'
import { drawing, openFilters, openGraph, stateOnMap, viewIsShown } from '../driver/graphs.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { screenAt } from '../driver/screen-at.ts'
import { beStaff } from '../driver/sign-in.ts'
import { standsAt } from '../driver/stands-at.ts'
import { test } from '../driver/test.ts'
import { stopTime } from '../walk/time.ts'

/** Whether the server has taken a step back in the wizard. */
const tellsOfBack = (response: Response): boolean => {
  if (!response.url().endsWith('/graphs/traffic') || !response.ok()) return false
  const { runs }: { runs: TrafficRun[] } = response.request().postDataJSON()
  return runs.some(
    ({ machine, rows }) => machine === 'motor' && rows.some(({ edge }) => edge?.includes(' back ')),
  )
}

/** A traveller in a browser of their own, who goes on with a journey and a step back in it, as the server has been told. */
async function somebodyTravels(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await saveJourney(page, 3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue Journey' }).click()
  await standsAt(page, screenAt(motorMachine, 'variant'))
  const told = page.waitForResponse(tellsOfBack)
  await page.getByRole('button', { name: 'Back' }).first().click()
  await standsAt(page, screenAt(motorMachine, 'model'))
  await told
  return context
}

const replays = (page: Page) => page.getByRole('link', { name: /^Replay/ })
const addresses = (page: Page) =>
  replays(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

test('what is walked in one browser shows in another’s within five seconds', async ({ page, browser }) => {
  await beStaff(page, 'meera.analyst')
  await page.clock.install()
  await openGraph(page, 'motor', '?view=journeys&through=motor.variant')
  const before = await addresses(page)
  await stopTime(page)
  const traveller = await somebodyTravels(browser)
  // The one browser tells a second after the step, and the other asks within the rest of the five.
  const asked = page.waitForRequest(/\/graphs\/pulse/)
  await page.clock.runFor(5_000 - limits.graphs.settleMs)
  await asked
  await page.clock.resume()
  const isNew = async () => (await addresses(page)).some((address) => !before.includes(address))
  await expect.poll(isNew).toBe(true)
  await page.getByRole('link', { name: texts.view.map, exact: true }).click()
  await viewIsShown(page, 'map')
  await expect(stateOnMap(page, 'motor.variant')).not.toHaveText(/\b0$/)
  await traveller.close()
})

test('a journey is walked again on the map, by an analyst and by no tester', async ({ page, browser }) => {
  const traveller = await somebodyTravels(browser)
  await beStaff(page, 'meera.analyst')
  await openGraph(page, 'motor', '?view=journeys&through=motor.variant')
  await expect(replays(page).first()).toBeVisible()
  await replays(page).first().click()
  await expect(page.getByText(replayTexts.audited)).toBeVisible()
  await expect(drawing(page).locator('[data-walk=here]').first()).toBeVisible()
  const timeline = page.getByRole('slider', { name: replayTexts.timeline })
  await timeline.press('End')
  await expect(timeline).toHaveValue((await timeline.getAttribute('max')) ?? '')
  await expect(
    page.getByRole('list', { name: replayTexts.timeline }).getByRole('button').last(),
  ).toHaveAttribute('aria-current', 'step')
  await isAccessibleHere(page)
  const address = page.url()

  await page.context().clearCookies()
  await beStaff(page, 'tara.tester')
  await page.goto(address)
  await viewIsShown(page, 'journeys')
  await expect(page.getByRole('link', { name: /^Replay/ })).toHaveCount(0)
  await traveller.close()
})

test.describe('without a script', () => {
  test('the map is there to be read, and filters and views work as links and forms', async ({
    page,
    browser,
  }) => {
    await beStaff(page, 'meera.analyst')
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto('/graphs/motor')
    await expect(drawing(plain).getByText('Resuming').first()).toBeVisible()
    await openFilters(plain)
    await plain.getByRole('combobox', { name: texts.filter.product }).selectOption('car')
    await plain.getByRole('button', { name: texts.apply }).click()
    await expect(plain).toHaveURL(/product=car/)
    await plain.getByRole('link', { name: texts.view.table }).click()
    await expect(plain.getByRole('table', { name: texts.states })).toBeVisible()
    await openFilters(plain)
    await expect(plain.getByRole('combobox', { name: texts.filter.product })).toHaveValue('car')
    await context.close()
  })
})
