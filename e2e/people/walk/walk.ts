import { type Page, test } from 'playwright/test'
import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { walkerOf } from '#machines/core/step.ts'
import { failure } from '#machines/reference/messages/failure.ts'
import type { Subject } from '#machines/subject.ts'
import type { Path } from '#paths/cover.ts'
import { perform } from '../../driver/perform.ts'
import { type FakedCalls, fakeCalls, type Replies } from './faked-calls.ts'
import { calls } from './replies.ts'

export type Walk = { page: Page; faked: FakedCalls; snapshot: AnyMachineSnapshot }
type Cause = (walk: Walk, event: AnyEventObject) => Promise<void>

export type Stage = {
  subject: Subject
  /** What the server says to whatever no path asks about. */
  usual: Replies
  /** Brings a browser to where a start begins. */
  starts: Readonly<Record<string, (page: Page) => Promise<void>>>
  standsAt: (walk: Walk) => Promise<void>
  /** Events that no form or button of their own causes; by type. */
  causes: Readonly<Record<string, Cause>>
}

/** Walks one generated path through the real pages, the machine beside it: after every step both stand alike. */
export async function walkBeside(page: Page, stage: Stage, path: Path): Promise<void> {
  const { subject, usual, starts, standsAt } = stage
  const walker = walkerOf(subject.machine)
  const faked = await fakeCalls(page, usual)
  const begin = starts[path.start.name]
  if (!begin) throw new Error(`Nobody can begin with ${path.start.name}`)
  let { snapshot } = walker.begin(path.start.input)
  await page.clock.install()
  holdWhatIsAwaited(faked, snapshot)
  await test.step(path.start.name, () => begin(page))
  await standsAt({ page, faked, snapshot })
  for (const { event, to } of path.steps) {
    await test.step(`${event.type} to ${to}`, async () => {
      const before = snapshot
      snapshot = walker.hear(before, lost(event)).snapshot
      const answered = answeredBy(event)
      const waiting = awaitedIn(before).filter((id) => id !== answered)
      holdWhatIsAwaited(faked, snapshot, waiting)
      await cause({ page, faked, snapshot: before }, stage, event)
      await standsAt({ page, faked, snapshot })
    })
  }
}

/** A call fails here because nobody answers, which the browser says in its own words. */
const lost = (event: AnyEventObject): AnyEventObject =>
  'error' in event ? { ...event, error: new Error(failure.offline) } : event

/** The calls and dialogs that a state waits for. */
function awaitedIn(snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return []
  const events = getNextTransitions(snapshot).map(({ eventType }) => eventType)
  return events.flatMap((type) => /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1] ?? [])
}

/** Before a step, for the page asks at once. What waits on waits as it did. */
function holdWhatIsAwaited(faked: FakedCalls, after: AnyMachineSnapshot, waiting: string[] = []): void {
  for (const id of awaitedIn(after)) {
    const call = calls[id]
    if (call && !waiting.includes(id)) faked.hold(id, call.paths)
  }
}

const answeredBy = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]

async function cause(walk: Walk, { causes, subject }: Stage, event: AnyEventObject): Promise<void> {
  const [, kind = '', id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? []
  const own = causes[kind === 'done.actor' ? id : event.type]
  if (own) return own(walk, event)
  if (kind === 'after') return walk.page.clock.fastForward(31_000)
  const call = calls[id]
  if (call) {
    const silence = Object.fromEntries(call.paths.map((path) => [path, 'lost' as const]))
    return walk.faked.answer(id, kind === 'error.actor' ? silence : call.told(event.output as never))
  }
  const definition = subject.events[event.type]
  if (!definition) throw new Error(`Nobody can cause ${event.type}`)
  await perform(walk.page, definition, event)
}
