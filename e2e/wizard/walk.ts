import { type Page, test } from 'playwright/test'
import type { AnyEventObject } from 'xstate'
import type { Subject } from '#machines/subject.ts'
import type { Path } from '#paths/cover.ts'
import { perform } from '../driver/perform.ts'
import { invokedAt, isTimed } from '../driver/screen-at.ts'
import { type HeldCalls, holdCalls } from './held-calls.ts'

export type Begin = (page: Page) => Promise<void>

export type Stage = {
  /** Checks that the page shows a state. */
  standsAt: (page: Page, state: string) => Promise<void>
  /** Events whose button stands in a calendar or a grid of tiles. */
  picks?: Readonly<Record<string, (page: Page, event: AnyEventObject) => Promise<void>>>
  /** What a child machine tells its parent, as a person makes it tell that. */
  children?: Readonly<Record<string, (page: Page, output: unknown) => Promise<void>>>
}

/** Walks one generated path through the real pages; after every step the page shows the state. */
export async function walk(page: Page, subject: Subject, path: Path, stage: Stage & { begin: Begin }) {
  const calls = await holdCalls(page)
  calls.hold(invokedAt(subject.machine, path.begin.state))
  await page.clock.install()
  await test.step(path.start.name, () => stage.begin(page))
  await stage.standsAt(page, path.begin.state)
  for (const { event, to } of path.steps) {
    await test.step(`${event.type} to ${to}`, async () => {
      const lasts = !isTimed(subject.machine, to)
      if (!lasts) await stopTime(page)
      await cause(page, { subject, stage, calls, event, to })
      await stage.standsAt(page, to)
      if (!lasts) await page.clock.resume()
    })
  }
}

/** A state that ends by itself is looked at while time stands still. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

type Cause = Pick<Path['steps'][number], 'event' | 'to'> & {
  subject: Subject
  stage: Stage
  calls: HeldCalls
}

async function cause(page: Page, { subject, stage, calls, event, to }: Cause): Promise<void> {
  // Before the step, for the page asks at once.
  calls.hold(invokedAt(subject.machine, to))
  const pick = stage.picks?.[event.type]
  if (pick) return pick(page, event)
  const definition = subject.events[event.type]
  if (definition) return perform(page, definition, event)
  const [, kind = '', id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
  // Time passes by itself.
  if (kind === 'after') return
  const child = stage.children?.[id]
  if (child) return child(page, event.output)
  return calls.end(id, kind === 'error.actor' ? 'error' : 'done', event.output)
}
