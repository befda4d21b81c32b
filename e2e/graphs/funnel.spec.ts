import { type BrowserContext, expect, type Page, type Request } from 'playwright/test'
import type { TrafficRun } from '#contract/views/traffic.ts'
import { limits } from '#machines/reference/limits.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { isAccessible, isAccessibleHere } from '../accessibility/axe.ts'
import { viewIsShown } from '../driver/graphs.ts'
import { tabTo } from '../driver/keyboard.ts'
import { saveJourney } from '../driver/saved-journey.ts'
import { beStaff } from '../driver/sign-in.ts'
import { test } from '../driver/test.ts'

const isTraffic = (request: Request) => request.url().endsWith('/graphs/traffic')

/** Somebody opens the first page and leaves once that was recorded: every tab that is opened is a visit of its own. */
async function somebodyLooksIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const recorded = page.waitForResponse((response) => isTraffic(response.request()) && response.ok())
  await page.goto('/')
  await recorded
  await page.close()
}

const funnel = (page: Page) => page.getByRole('region', { name: texts.funnel.title })
/** A number as analysts are told it, right behind the step's name. */
const visitsTold = new RegExp(`${texts.funnel.steps.visit}\\s*(≤ 10|[\\d,]*0)(?!\\d)`)
const step = (page: Page, name: keyof typeof texts.funnel.steps) =>
  funnel(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(texts.funnel.steps[name], { exact: true }) })

test('the first page begins with the whole way of visits, and leads to the map of each step', async ({
  page,
  context,
}) => {
  await Promise.all(Array.from({ length: limits.graphs.fewest }, () => somebodyLooksIn(context)))
  await beStaff(page, 'meera.analyst')
  await page.goto('/graphs?kind=real')
  await expect(
    funnel(page).getByText(/^(Of )?(≤ 10|\d[\d,]*) visits (that )?began on these days/),
  ).toBeVisible()
  await expect(step(page, 'visit')).toContainText(visitsTold)
  await page.getByText(texts.funnel.table).click()
  await expect(page.getByRole('table', { name: texts.funnel.tableTitle })).toBeVisible()
  await expect(funnel(page).getByText(texts.changes.bought.unknown)).toBeVisible()
  await page.getByText(texts.changes.otherDays).click()
  await expect(page.getByRole('table', { name: texts.changes.stepsTitle })).toBeVisible()
  await isAccessible(page)

  await tabTo(page, page.locator('summary').filter({ hasText: texts.filterMenu }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: texts.filter.device }))
  await page.keyboard.press('End')
  await expect(page).toHaveURL('/graphs?device=computer&kind=real')
  await expect(step(page, 'visit').getByRole('link')).toHaveAttribute('href', /device=computer/)
  await expect(step(page, 'visit')).toContainText(visitsTold)
  await isAccessibleHere(page)
  await page.keyboard.press('Escape')
  await tabTo(page, step(page, 'visit').getByRole('link'))
  await page.keyboard.press('Enter')
  await viewIsShown(page, 'map')
  await expect(page).toHaveURL('/graphs/home?device=computer&kind=real')
})

/** Goes on with a journey in this tab; gives what its recorder said of the visit. */
async function goOn(page: Page): Promise<NonNullable<TrafficRun['visit']>> {
  const runs: TrafficRun[] = []
  page.on('request', (request) => {
    if (isTraffic(request)) runs.push(...request.postDataJSON().runs)
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue Journey' }).click()
  const ofLead = () =>
    runs.find(({ machine, visit }) => machine === 'motor' && visit?.lead !== undefined)?.visit
  await expect.poll(ofLead).toBeDefined()
  return ofLead() as NonNullable<TrafficRun['visit']>
}

test('a journey that goes on in another tab is the same visit, which does not name the lead', async ({
  page,
}) => {
  const { customerLeadId } = await saveJourney(page, 3)
  const one = await goOn(page)
  const other = await goOn(await page.context().newPage())
  expect(other.key).not.toBe(one.key)
  expect(other.lead).toBe(one.lead)
  expect(JSON.stringify(one)).not.toContain(customerLeadId)
})
