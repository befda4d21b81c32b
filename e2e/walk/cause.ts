import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'
import { failure } from '#machines/reference/messages/failure.ts'
import { perform } from '../driver/perform.ts'
import type { Control } from './controls.ts'
import type { Stage, Walk } from './stage.ts'
import { delaysIn } from './time.ts'

/** A call fails here because nobody answers, which the browser says in its own words. */
export const lost = (event: AnyEventObject): AnyEventObject =>
  'error' in event ? { ...event, error: new Error(failure.offline) } : event

/** Has happen what an event says: by a person's hand, by the clock, by what the outside answers. */
export async function cause(
  walk: Walk,
  { causes = {}, controls = {}, calls, testModel, adapt }: Stage,
  event: AnyEventObject,
): Promise<void> {
  const [, kind = '', id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
  const own = causes[kind === 'done.actor' ? id : event.type]
  if (own) return own(walk, event)
  if (kind === 'after') return pass(walk, event.type)
  const call = calls[id]
  if (call) {
    const silence = Object.fromEntries(call.paths.map((path) => [path, 'lost' as const]))
    return walk.held.answer(id, kind === 'error.actor' ? silence : call.told(event.output as never))
  }
  const control = controls[event.type]?.(event)
  if (control) return use(walk.page, control)
  const definition = testModel.events[event.type]
  if (!definition) throw new Error(`nobody can cause ${event.type}`)
  await perform(walk.page, definition, (await adapt?.(walk, event)) ?? event)
}

/** Behind a dialog the machine may hear what no hand reaches; there the page is told of the press by a script. */
async function use(page: Page, { role, name }: Control): Promise<void> {
  const found = (includeHidden: boolean) =>
    page.getByRole(role as 'button', { name, exact: true, includeHidden }).last()
  if ((await found(false).count()) > 0) return found(false).click()
  await found(true).dispatchEvent('click')
}

const pass = ({ page, snapshot }: Walk, timer: string) =>
  page.clock.fastForward((delaysIn(snapshot).get(timer) ?? 0) + 1)
