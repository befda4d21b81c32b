import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { outcome } from './actors.ts'
import { knownEvent } from './answer.ts'
import type { EventDefinition, EventDefinitions } from './event.ts'
import type { SavedStep, StateMeta } from './meta.ts'
import { scopeOf } from './scope.ts'
import { nameOf, placeOf } from './screen.ts'

/** Results of a machine's calls, by the ids of the calls; one without a result stays pending. */
export type Outcomes = Readonly<Record<string, unknown>>

/** A machine whose answers are saved. It begins with `{ today, record, screen? }` and keeps all three in its context. */
export type SavedMachine = {
  machine: AnyStateMachine
  events: EventDefinitions
  /** Results of its calls, as far as a record contains them. */
  outcomes: (record: object) => Outcomes
  /** The record before any answer; without it the machine itself finds what is missing. */
  blank?: (record: object) => object
  /** Whether a record has gone past this machine for good, whatever its answers are worth by today's rules. */
  isPast?: (record: object) => boolean
  /** Made by `resumable`: it can be told that its record leads to the screen it begins at. */
  isResumable?: true
  /** The page of its screens. */
  path: string
}

type Begin = { today: string; record: object; screen?: string | undefined }

/**
 * The states in which a machine rests or waits while a record's answers are applied, until one is missing.
 * Answers of steps after `upTo` do not count.
 */
export function* walk(saved: SavedMachine, begin: Begin, upTo = 10): Generator<Visit> {
  const { machine, events, outcomes, blank = (record) => record } = saved
  const answers = outcomes(begin.record)
  const left = new Map(Object.entries(events).filter(([, { saved }]) => saved && saved.step <= upTo))
  let actions: Action[] = []
  const scope = scopeOf({ acts: (action) => actions.push(action) })
  let snapshot: AnyMachineSnapshot = machine.getInitialSnapshot(scope, {
    ...begin,
    record: blank(begin.record),
  })
  let answer: AnyEventObject | undefined
  for (;;) {
    yield { snapshot, answer }
    const outcome = answerOf(actions, answers)
    answer = outcome ? undefined : takeKnown(left, snapshot, begin)
    const event = outcome ?? answer
    if (event === undefined) return
    actions = []
    snapshot = machine.transition(snapshot, event, scope)
  }
}

/**
 * Removes from the answers that are left the first that a record holds and a machine accepts in its current state.
 * An answer is parsed only where the machine asks for it, because most are not asked for in a given state.
 */
function takeKnown(
  left: Map<string, EventDefinition>,
  snapshot: AnyMachineSnapshot,
  { record, today }: Begin,
): AnyEventObject | undefined {
  const isAsked = (type: string) => snapshot._nodes.some(({ transitions }) => transitions.has(type))
  for (const [type, definition] of left) {
    const event = isAsked(type) ? knownEvent(type, definition, record, today) : undefined
    if (!event || !accepts(snapshot, event)) continue
    left.delete(type)
    return event
  }
  return undefined
}

/** A state on the way, and the answer that led there. */
type Visit = { snapshot: AnyMachineSnapshot; answer: AnyEventObject | undefined }

/** The answers of a record that lead a machine from its first screen to another one. */
export function answersUntil(saved: SavedMachine, begin: Begin, until: string | undefined): AnyEventObject[] {
  const accepted: AnyEventObject[] = []
  let isThere = false
  for (const { snapshot, answer } of walk(saved, begin)) {
    const stands = nameOf(placeOf(snapshot)) === until
    if (isThere && !stands) break
    if (answer) accepted.push(answer)
    isThere = stands
  }
  return accepted
}

/** The state a record leads to: its machine after everything the record answers was applied. */
export function reach(saved: SavedMachine, begin: Begin, upTo?: number): AnyMachineSnapshot {
  const visits = [...walk(saved, begin, upTo)]
  return (visits.at(-1) as Visit).snapshot
}

type Action = { type: string; params?: unknown }

/** Whether a machine accepts an event where it stands. */
export const accepts = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event)

/** Removes from a list the first event that a machine accepts in its current state. */
export function takeAccepted(
  events: AnyEventObject[],
  snapshot: AnyMachineSnapshot,
): AnyEventObject | undefined {
  const at = events.findIndex((event) => accepts(snapshot, event))
  return at === -1 ? undefined : events.splice(at, 1)[0]
}

/** The outcome event of a call that a step began, if its result is known. */
export function answerOf(actions: readonly Action[], outcomes: Outcomes): AnyEventObject | undefined {
  const id = actions.map(callOf).find((one) => one !== undefined && Object.hasOwn(outcomes, one))
  return id === undefined ? undefined : outcome.done(id, outcomes[id])
}

/** The id of the call that an action begins. */
function callOf({ type, params }: Action): string | undefined {
  if (type !== 'xstate.spawnChild' || typeof params !== 'object' || params === null) return undefined
  return 'id' in params && typeof params.id === 'string' ? params.id : undefined
}

/** The screen where the first answer of a step is asked. */
export function screenOfStep({ machine, events }: SavedMachine, step: SavedStep): string | undefined {
  return Object.values<AnyStateNode>(machine.states).find(asks)?.key

  function asks({ meta, states }: AnyStateNode): boolean {
    const { asks: asked }: StateMeta = meta ?? {}
    const isAsked = asked !== undefined && events[asked]?.saved?.step === step
    return isAsked || Object.values<AnyStateNode>(states).some(asks)
  }
}

/** Whether a machine has a screen of that name (`nameOf`). */
export const hasScreen = ({ machine }: Pick<SavedMachine, 'machine'>, name: string | undefined): boolean =>
  Object.values<AnyStateNode>(machine.states).some(
    ({ key, meta }) => name !== undefined && ((meta as StateMeta | undefined)?.step ?? key) === name,
  )

type LeadsTo = { path: string; screen: string; activeStep: number }

/** Where a record leads across the machines of its product, one after the other, and their pages. */
export function reachable(
  machines: readonly SavedMachine[],
  record: { savedStep: number },
  today: string,
): LeadsTo {
  let leadsTo: LeadsTo = { path: '/', screen: '', activeStep: 0 }
  for (const saved of machines) {
    if (saved.isPast?.(record)) continue
    const stands = reach(saved, { today, record }, record.savedStep)
    const screen = placeOf(stands)
    leadsTo = {
      path: screen.path ?? saved.path,
      screen: nameOf(screen) ?? screen.state,
      activeStep: screen.screen ?? 0,
    }
    if (!isLeft(stands)) break
  }
  return leadsTo
}

/** The machine is done: another page continues. */
const isLeft = ({ status, _nodes }: AnyMachineSnapshot): boolean =>
  status === 'done' ||
  _nodes.some(({ meta, transitions, invoke }) => meta?.path && transitions.size + invoke.length === 0)
