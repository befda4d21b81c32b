import { expect, type Page, type Request } from 'playwright/test'
import { screenOf } from '#machines/core/screen.ts'
import { healthEvents } from '#machines/health/wizard/health.events.ts'
import { healthTestModel } from '#machines/health/wizard/health.test-model.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { goWithin } from '../driver/go-within.ts'
import { standsAt } from '../driver/stands-at.ts'
import { askPrices } from '../purchases/health.ts'
import { endStream, feed, holdStream } from '../walk/fed-stream.ts'
import type { Calls } from '../walk/held-calls.ts'
import type { Stage, Walk } from '../walk/stage.ts'
import { follow, hasVisited } from '../walk/visited.ts'
import { quoteLine, readAsWalked, refusalLine, savedReply } from './replies.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

/** The first save of a journey, and the one of a chosen plan; all others are sent behind the scenes. */
const calls: Calls = {
  startJourney: {
    paths: ['admin/flow'],
    isOf: (request) => request.postDataJSON().customerLeadId === undefined,
    told: (begun) => ({ 'admin/flow': savedReply(begun) }),
  },
  savePlan: {
    paths: ['admin/flow'],
    isOf: hasChosenPlan,
    told: (saved) => ({ 'admin/flow': savedReply(saved) }),
  },
}

function hasChosenPlan(request: Request): boolean {
  const { events = [] }: { events?: { type: string }[] } = request.postDataJSON()
  return events.some(({ type }) => type === 'plan.chosen')
}

/** The tab goes on with the journey that it has begun. */
const goOn = (address: string) => async (page: Page) => {
  await page.addInitScript(() => sessionStorage.setItem('healthLead', JSON.stringify({ leadId: 'lead-1' })))
  await page.goto(address)
}

async function isShown({ page, snapshot }: Walk): Promise<void> {
  const { title = '', path, asks, view, overlay, problem, state, busy } = screenOf(snapshot)
  if (path) return hasVisited(page, path.replace('{id}', snapshot.context.record.leadId))
  await standsAt(page, { title })
  await expect(button(page, labels.checkQuote)).toHaveCount(asks ? 1 : 0)
  await expect(button(page, healthEvents['start.retried'].label)).toHaveCount(view === 'notStarted' ? 1 : 0)
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(state.includes('prices.asking') ? 1 : 0)
  await expect(page.getByRole('dialog')).toHaveCount(overlay ? 1 : 0)
  if (problem && !busy) await expect(page.getByText(problem, { exact: true })).toBeVisible()
  if (view === 'quotes' && busy) await expect(button(page, 'Buy this plan from Digit')).toBeDisabled()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const ofInsurer =
  (role: string, words: string) =>
  ({ insurerId }: { insurerId?: unknown }) => ({
    role,
    name: `${words} ${insurerById(Number(insurerId))?.name}`,
  })

/** By the address, as the browser's own back and forward; a page that waits has none, so it is opened anew. */
async function revisit({ page, snapshot }: Walk, screen: string): Promise<void> {
  const address = `/health?step=${screen}`
  await (snapshot.hasTag('busy') ? page.goto(address) : goWithin(page, address))
}

/** Beside the prices where there is room, in a sheet where there is none. */
async function changeRequest({ page, snapshot }: Walk): Promise<void> {
  const isOpen = screenOf(snapshot).overlay === 'edits'
  if (!isOpen) await page.setViewportSize(wide)
  const cover = page.getByRole('combobox', { name: 'Sum insured', includeHidden: true }).last()
  await cover.selectOption({ label: '₹10 lakh' })
}

async function openEdits({ page }: Walk): Promise<void> {
  await page.setViewportSize(narrow)
  await button(page, 'Edit: Change cover').click()
}

/** The wizard of health, with everything that it asks of the outside answered as the path has it. */
export const healthStage: Stage = {
  testModel: healthTestModel,
  calls,
  usual: { 'admin/flow': savedReply({ version: 2 }) },
  prepare: async (page, walk) => {
    await page.setViewportSize(wide)
    await follow(page)
    await readAsWalked(page, walk)
    await holdStream(page, '/health/All_quotes')
  },
  starts: {
    'nothing known': async (page) => void (await page.goto('/health')),
    'from the home page': askPrices,
    'a journey with its basics': goOn('/health'),
    'back to the basics': goOn('/health?step=basics'),
    paying: goOn('/health'),
    paid: goOn('/health'),
  },
  standsAt: isShown,
  controls: {
    'plan.opened': ofInsurer('button', 'Premium breakup of'),
    'plan.compared': ofInsurer('checkbox', 'Compare'),
    'plan.chosen': ofInsurer('button', 'Buy this plan from'),
    'insurer.retried': ofInsurer('button', 'Ask again:'),
    'filters.changed': () => ({ role: 'checkbox', name: 'Any hospital room' }),
    'quotes.retried': () => ({ role: 'button', name: healthEvents['quotes.retried'].label }),
    back: () => ({ role: 'button', name: healthEvents.back.label }),
    'edits.opened': () => ({ role: 'button', name: 'Edit: Change cover' }),
    'request.changed': () => ({ role: 'combobox', name: 'Sum insured' }),
  },
  causes: {
    'quote.arrived': ({ page }, { plan }) => feed(page, quoteLine(plan)),
    'insurer.unavailable': ({ page }, { unavailable }) => feed(page, refusalLine(unavailable)),
    // The page goes away once it has heard the last line.
    'quotes.ended': ({ page }) => feed(page, { type: 'end', asked: 2, priced: 1 }),
    'quotes.failed': ({ page }) => endStream(page),
    'request.changed': changeRequest,
    'edits.opened': openEdits,
    revisited: (walk, { screen }) => revisit(walk, screen),
  },
}
