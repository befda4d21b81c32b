import { nodesWithin } from '#machines/core/graph.ts'
import { delaysOf } from '../model/delays.ts'
import type { Model } from '../types.ts'
import type { Format } from './format.ts'
import { headOf, importNames, importOf, pathsFrom, pathsOf, quoted } from './test-file.ts'

/** A test file that walks every path on a page, by a driver from a file or by one of its own. */
export const playwright: Format = function* (suite, model, details) {
  const { driver, events = {}, playwright = 'playwright/test' } = details
  const own = driver === undefined
  const delays = delaysOf(model.machine)
  yield headOf(suite, model)
  if (own) yield waitedFor(delays)
  yield importNames([...(own ? ['expect', 'type Page'] : []), 'test'], playwright)
  yield importNames([...(own ? ['type Driver'] : []), 'type TestPath', 'walkPath'], pathsFrom(details))
  yield driver
    ? `${importOf(driver, 'driver')}\n`
    : `\n${ownDriver(namesOf(events), isTimed(model), delays)}\n`
  yield* pathsOf(suite)
  yield `
test.describe(${quoted(`${model.title}, ${suite.criterion}`)}, () => {
  for (const path of paths) {
    test(\`walks path \${path.id} from \${path.start.name}\`, async ({ page }) => {
      await walkPath(path, await driver(page))
    })
  }
})
`
}

/** Whether something happens by itself after a time: an `after`, or an event that is raised or sent with a delay. */
function isTimed({ machine }: Model): boolean {
  const actions = nodesWithin(machine.root).flatMap(({ entry, exit, transitions }) => [
    ...entry,
    ...exit,
    ...[...transitions.values()].flat().flatMap((transition) => transition.actions),
  ])
  const all: unknown[] = [...actions, ...Object.values(machine.implementations.actions)]
  return machine.events.some((type) => type.startsWith('xstate.after.')) || all.some(isLater)
}

const isLater = (action: unknown): boolean =>
  typeof action === 'function' && 'delay' in action && action.delay !== undefined

type Delays = ReadonlyMap<string, number | undefined>

const namesOf = (events: Readonly<Record<string, { label: string }>>): string =>
  Object.entries(events)
    .map(([type, { label }]) => `  ${quoted(type)}: ${quoted(label)},\n`)
    .join('')

/** The delays that the machine's code decides. Nobody knows them here, so that a step without `elapses` takes its time. */
function waitedFor(delays: Delays): string {
  const names = [...delays].flatMap(([type, ms]) => (ms === undefined ? [quoted(type)] : []))
  if (names.length === 0) return ''
  return `// Decided by the machine's code: when ${names.join(', ')} ${names.length === 1 ? 'comes' : 'come'}. Where a step of that says no \`elapses\`, it is waited for.\n`
}

const known = (delays: Delays): string =>
  [...delays].flatMap(([type, ms]) => (ms === undefined ? [] : [`  ${quoted(type)}: ${ms},\n`])).join('')

const clockGoesOn = `      const ms = elapses ?? wait ?? delays[type] ?? 0
      if (ms > 0) await page.clock.runFor(ms)
`

/**
 * Where no driver is named: events are buttons, and an attribute of the page says what state it is in. It runs as it
 * is on a page that keeps to this, and says where to put in what other pages need. Timers are not waited for: the clock
 * of the page goes on until they are due. A delay that the machine's code decides is waited for where nothing is claimed
 * of it, which the head of the file says.
 */
const ownDriver = (
  names: string,
  isTimed: boolean,
  delays: Delays,
) => `${isTimed ? `/** After how many milliseconds what happens by itself is due. */\nconst delays: Record<string, number> = {\n${known(delays)}}\n\n` : ''}/** What sends each event: the name of a button; the event's own type where it is not here. */
const buttons: Record<string, string> = {
${names}}

/** Put in here how your page begins, is sent an event, and shows its state (--driver keeps that in a file of its own). */
function driver(page: Page): Driver {
  const button = (type: string) => page.getByRole('button', { name: buttons[type] ?? type, exact: true })
  return {
    begin: async () => {
${isTimed ? '      await page.clock.install()\n' : ''}      await page.goto(process.env.PAGE_URL ?? '/')
    },
    send: async ({ type${isTimed ? ', wait, elapses, due' : ''} }) => {
${isTimed ? clockGoesOn : ''}      // Events of the machine itself happen without anybody.
      if (!type.startsWith('xstate.')${isTimed ? ' && !due' : ''}) await button(type).click()
    },
    expectRefused: async ({ type }) => {
      await expect(button(type).and(page.locator(':enabled'))).toHaveCount(0)
    },
    expectState: async (state) => {
      await expect(page.locator('[data-state]').first()).toHaveAttribute('data-state', state)
    },
  }
}
`
