import { readFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { graphViews } from '#contract/views/graph-query.ts'
import { graphOf } from '#machines/core/graph.ts'
import { expiryMachine } from '#machines/motor/expiry/expiry.machine.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { isAccessible, isAccessibleHere } from '../accessibility/axe.ts'
import {
  drawing,
  openFilters,
  openGraph,
  place,
  standing,
  stateOnMap,
  viewIsShown,
} from '../driver/graphs.ts'
import { beStaff } from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'

// Nothing moves, so that nothing is looked at half way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => beStaff(page, 'meera.analyst'))

test('the map is walked by keys: along the transitions, into a state and out again [DESIGN-13]', async ({
  page,
}) => {
  await openGraph(page, 'motor')
  await page.getByRole('link', { name: texts.detail.expanded }).focus()
  await page.keyboard.press('Tab')
  const resuming = stateOnMap(page, 'motor.resuming')
  await expect(drawing(page).locator('a:focus')).toHaveCount(1)
  await resuming.focus()
  await page.keyboard.press('ArrowDown')
  await expect(resuming).not.toBeFocused()
  const next = drawing(page).locator('a:focus')
  const id = (await next.getAttribute('data-state')) ?? ''
  await expect(
    page.getByRole('status').filter({ hasText: (await next.getAttribute('aria-label')) ?? '' }),
  ).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(place(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`at=${id.replaceAll('.', '\\.')}`))
  await expect(stateOnMap(page, id)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(place(page)).toHaveCount(0)
  await expect(stateOnMap(page, id)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(stateOnMap(page, id)).not.toBeFocused()
})

test('on a phone the numbers of a place are in sight over a long outline or table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const view of ['outline', 'table']) {
    await openGraph(page, 'expiry', `?view=${view}&at=${graphOf(expiryMachine).nodes.at(-1)?.id}`)
    await expect(place(page)).toBeInViewport({ ratio: 0.9 })
  }
})

test('every view has nothing that axe finds, small by night and large by day', async ({ page }) => {
  const at = `&at=${graphOf(expiryMachine).nodes.at(-1)?.id}`
  for (const view of graphViews) {
    await openGraph(page, 'expiry', `?view=${view}${at}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await isAccessibleHere(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await isAccessibleHere(page)
  }
  await page.goto('/graphs')
  await expect(page.getByRole('list', { name: 'Machines' })).toBeVisible()
  await isAccessible(page)
})

test('a link restores the view whole: filters, metric, detail and place', async ({ page, context }) => {
  await openGraph(page, 'quote-list')
  await page.getByRole('link', { name: texts.metric.p95 }).click()
  await page.getByRole('link', { name: texts.detail.expanded }).click()
  await openFilters(page)
  await page.getByRole('combobox', { name: texts.filter.product }).selectOption('car')
  await expect(page).toHaveURL('/graphs/quote-list?product=car&detail=expanded&metric=p95')
  await drawing(page).locator('[data-state] text').first().click()
  await expect(place(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await viewIsShown(other, 'map')
  await openFilters(other)
  await expect(other.getByRole('combobox', { name: texts.filter.product })).toHaveValue('car')
  await expect(place(other).getByRole('heading', { level: 2 })).toHaveText(
    (await place(page).getByRole('heading', { level: 2 }).textContent()) ?? '',
  )
  expect(await drawing(other).locator('a[data-state]').count()).toBe(
    await drawing(page).locator('a[data-state]').count(),
  )
})

test('nothing moves by a pixel when metric, filter or period change', async ({ page }) => {
  await openGraph(page, 'motor')
  await drawing(page).evaluate((box) => box.scrollTo(0, 200))
  const before = await standing(page)
  for (const metric of [texts.metric.p95, texts.metric['drop-off'], texts.metric.events]) {
    await page.getByRole('link', { name: metric, exact: true }).click()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect(await standing(page)).toEqual(before)
  }
  await openFilters(page)
  const withFilters = await standing(page)
  await page.getByRole('combobox', { name: texts.filter.product }).selectOption('car')
  await page.getByLabel(texts.filter.from, { exact: true }).fill('2026-01-01')
  await expect(page).toHaveURL(/from=2026-01-01/)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  expect(await standing(page)).toEqual(withFilters)
})

test('a view is taken along as a file', async ({ page }) => {
  await openGraph(page, 'motor')
  await page.getByText(texts.export, { exact: true }).click()
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.formats.svg }).click(),
  ])
  expect(readFileSync(await svg.path(), 'utf8')).toMatch(/^(<\?xml[^>]*>\s*)?<svg /)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: texts.formats.csv }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/\.csv$/)
})

test('who may see them on a phone finds every view as wide as the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const view of graphViews) {
    // Coverage has the paths of its machine made: those of `motor` would keep the server's one thread busy for a minute.
    await openGraph(page, view === 'coverage' ? 'kyc' : 'motor', `?view=${view}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('a machine that nobody knows leads on to those there are', async ({ page }) => {
  await page.goto('/graphs/nobody')
  await expect(page.getByRole('heading', { level: 1, name: texts.unknown('nobody') })).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await viewIsShown(page, 'map')
})
