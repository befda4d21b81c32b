import { expect, type Page } from 'playwright/test'
import type { EventDefinition } from '#machines/core/event.ts'
import { screenOf } from '#machines/core/screen.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import { goWithin } from '../driver/go-within.ts'
import { standsAt } from '../driver/stands-at.ts'
import type { ApiRequest } from './api-request.ts'
import { endStream, feed, holdStream } from './fed-stream.ts'
import type { Calls } from './held-calls.ts'
import { readAsWalked, refusalLine, savedReply } from './journey-replies.ts'
import type { Begin, Stage, Walk } from './stage.ts'
import { follow, hasVisited } from './visited.ts'

const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

/** The first save of a journey, and the one of a chosen plan; all others are sent behind the scenes. */
const calls: Calls = {
  startJourney: {
    paths: ['admin/flow'],
    isOf: (request) => request.data.customerLeadId === undefined,
    told: (begun) => ({ 'admin/flow': savedReply(begun) }),
  },
  savePlan: {
    paths: ['admin/flow'],
    isOf: hasChosenPlan,
    told: (saved) => ({ 'admin/flow': savedReply(saved) }),
  },
}

function hasChosenPlan({ data }: ApiRequest): boolean {
  const { events = [] }: { events?: { type: string }[] } = data
  return events.some(({ type }) => type === 'plan.chosen')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const ofInsurer =
  (role: string, words: string) =>
  ({ insurerId }: { insurerId?: unknown }) => ({
    role,
    name: `${words} ${insurerById(Number(insurerId))?.name}`,
  })

type Labelled = Pick<EventDefinition, 'label'>

type Wizard = {
  testModel: TestModel
  events: Record<'back' | 'quotes.retried' | 'start.retried', Labelled>
  /** Its own page, and where its prices are asked for. */
  path: string
  stream: string
  /** Where a tab keeps the id of the journey that it goes on with. */
  keptAs: string
  /** The question by which a journey begins. */
  opening: Labelled
  /** The sum that is asked for when the request changes, as its list has it. */
  sum: string
  quoteLine: (plan: never) => object
  /** How a start is come to that is not the journey itself at an address. */
  starts: Readonly<Record<string, Begin | string>>
  controls?: Stage['controls']
  causes?: Stage['causes']
}

/** A wizard that ends with a list of prices, with everything that it asks of the outside answered as the path has it. */
export const pricedWizard = (wizard: Wizard): Stage => ({
  testModel: wizard.testModel,
  calls,
  usual: { 'admin/flow': savedReply({ version: 2 }), 'admin/getFlow': readAsWalked(wizard.path) },
  prepare: async (page) => {
    await page.setViewportSize(wide)
    await follow(page)
    await holdStream(page, wizard.stream)
  },
  starts: Object.fromEntries(
    Object.entries(wizard.starts).map(([name, start]) => [
      name,
      typeof start === 'string' ? goOn(wizard, start) : start,
    ]),
  ),
  expectState: (walk) => isShown(walk, wizard),
  controls: {
    'plan.opened': ofInsurer('button', 'Premium breakup of'),
    'plan.compared': ofInsurer('checkbox', 'Compare'),
    'plan.chosen': ofInsurer('button', 'Buy this plan from'),
    'insurer.retried': ofInsurer('button', 'Ask again:'),
    'quotes.retried': () => ({ role: 'button', name: wizard.events['quotes.retried'].label }),
    back: () => ({ role: 'button', name: wizard.events.back.label }),
    'edits.opened': () => ({ role: 'button', name: 'Edit: Change cover' }),
    'request.changed': () => ({ role: 'combobox', name: 'Sum insured' }),
    ...wizard.controls,
  },
  causes: {
    'quote.arrived': ({ page }, { plan }) => feed(page, wizard.quoteLine(plan as never)),
    'insurer.unavailable': ({ page }, { unavailable }) => feed(page, refusalLine(unavailable)),
    // The page goes away once it has heard the last line.
    'quotes.ended': ({ page }) => feed(page, { type: 'end', asked: 2, priced: 1 }),
    'quotes.failed': ({ page }) => endStream(page),
    'request.changed': (walk) => changeRequest(walk, wizard.sum),
    'edits.opened': openEdits,
    revisited: (walk, { screen }) => revisit(walk, `${wizard.path}?step=${screen}`),
    ...wizard.causes,
  },
})

/** The tab goes on with the journey that it has begun. */
const goOn =
  ({ keptAs }: Wizard, address: string): Begin =>
  async (page) => {
    const kept = { key: keptAs, lead: JSON.stringify({ leadId: 'lead-1' }) }
    await page.addInitScript(({ key, lead }) => sessionStorage.setItem(key, lead), kept)
    await page.goto(address)
  }

async function isShown({ page, snapshot }: Walk, { events, opening, testModel }: Wizard): Promise<void> {
  const { title = '', path, asks, view, overlay, problem, state, busy } = screenOf(snapshot)
  if (path) return hasVisited(page, path.replace('{id}', snapshot.context.record.leadId))
  await standsAt(page, { title })
  const isOpening = asks !== undefined && testModel.events[asks] === opening
  await expect(button(page, opening.label)).toHaveCount(isOpening ? 1 : 0)
  await expect(button(page, events['start.retried'].label)).toHaveCount(view === 'notStarted' ? 1 : 0)
  await expect(page.locator('ul[aria-busy=true]')).toHaveCount(state.includes('prices.asking') ? 1 : 0)
  await expect(page.getByRole('dialog')).toHaveCount(overlay ? 1 : 0)
  if (problem && !busy) await expect(page.getByText(problem, { exact: true })).toBeVisible()
  if (view === 'quotes' && busy) {
    const { insurer } = snapshot.context.record.plan
    await expect(button(page, `Buy this plan from ${insurer}`)).toBeDisabled()
  }
}

/** By the address, as the browser's own back and forward; a page that waits has none, so it is opened anew. */
async function revisit({ page, snapshot }: Walk, address: string): Promise<void> {
  await (snapshot.hasTag('busy') ? page.goto(address) : goWithin(page, address))
}

/** Beside the prices where there is room, in a sheet where there is none. */
async function changeRequest({ page, snapshot }: Walk, sum: string): Promise<void> {
  const isOpen = screenOf(snapshot).overlay === 'edits'
  if (!isOpen) await page.setViewportSize(wide)
  const cover = page.getByRole('combobox', { name: 'Sum insured', includeHidden: true }).last()
  await cover.selectOption({ label: sum })
}

async function openEdits({ page }: Walk): Promise<void> {
  await page.setViewportSize(narrow)
  await button(page, 'Edit: Change cover').click()
}
