import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  assign,
  StateMachine,
} from 'xstate'
import { outcome } from './actors.ts'
import { knownEvent } from './answer.ts'
import type { EventDefinition, EventDefinitions } from './event.ts'
import type { SavedStep, StateMeta } from './meta.ts'
import { scopeOf } from './scope.ts'
import { nameOf, placeOf, stepOf } from './screen.ts'

/** What the calls that a machine makes answer, by their ids; those not named stay open. */
export type Outcomes = Readonly<Record<string, unknown>>

/** A machine whose answers are saved. It begins with `{ today, record, screen? }` and keeps all three in its context. */
export type SavedMachine = {
  machine: AnyStateMachine
  events: EventDefinitions
  /** Results of its calls, as far as a record contains them. */
  outcomes: (record: object) => Outcomes
  /** The record before any answer; without it the machine itself makes out what is missing. */
  blank?: (record: object) => object
  /** The page of its screens. */
  path: string
}

type Begin = { today: string; record: object; screen?: string | undefined }

/**
 * The states in which a machine rests or waits while a record's answers are applied, until one is missing.
 * Answers of steps after `upTo` do not count.
 */
function* walk(saved: SavedMachine, begin: Begin, upTo = 10): Generator<Visit> {
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
 * Whether one is sound is found out where it is asked for, because most are not asked for where a journey stands.
 */
function takeKnown(
  left: Map<string, EventDefinition>,
  snapshot: AnyMachineSnapshot,
  { record, today }: Begin,
): AnyEventObject | undefined {
  const isAsked = (type: string) => snapshot._nodes.some(({ transitions }) => transitions.has(type))
  for (const [type, definition] of left) {
    const event = isAsked(type) ? knownEvent(type, definition, record, today) : undefined
    if (!event || !isHeard(snapshot, event)) continue
    left.delete(type)
    return event
  }
  return undefined
}

/** A state on the way, and the answer that led there. */
type Visit = { snapshot: AnyMachineSnapshot; answer: AnyEventObject | undefined }

/** The answers of a record that lead a machine from its first screen to another one. */
export function answersUntil(saved: SavedMachine, begin: Begin, until: string | undefined): AnyEventObject[] {
  const heard: AnyEventObject[] = []
  let isThere = false
  for (const { snapshot, answer } of walk(saved, begin)) {
    const stands = nameOf(placeOf(snapshot)) === until
    if (isThere && !stands) break
    if (answer) heard.push(answer)
    isThere = stands
  }
  return heard
}

/** The state a record leads to: its machine after everything the record answers was applied. */
export function reach(saved: SavedMachine, begin: Begin, upTo?: number): AnyMachineSnapshot {
  const visits = [...walk(saved, begin, upTo)]
  return (visits.at(-1) as Visit).snapshot
}

type Action = { type: string; params?: unknown }

/** Whether a machine accepts an event where it stands. */
export const isHeard = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.status === 'active' && snapshot.can(event)

/** Removes from a list the first event that a machine accepts in its current state. */
export function takeHeard(
  events: AnyEventObject[],
  snapshot: AnyMachineSnapshot,
): AnyEventObject | undefined {
  const at = events.findIndex((event) => isHeard(snapshot, event))
  return at === -1 ? undefined : events.splice(at, 1)[0]
}

/** What the calls that a step began answer. */
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

type LeadsTo = { path: string; screen: string; activeStep: number }

/** Where a record leads across the machines of its product, one after the other, and their pages. */
export function reachable(
  machines: readonly SavedMachine[],
  record: { savedStep: number },
  today: string,
): LeadsTo {
  let leadsTo: LeadsTo = { path: '/', screen: '', activeStep: 0 }
  for (const saved of machines) {
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

/**
 * Gives the state `resuming` of a wizard a door to each of its screens. The door that is taken is the screen asked
 * for, or the last one before it whose answers are all there; where none is asked for, the one where the record leads.
 */
export function resumable<M extends AnyStateMachine>(machine: M, saved: Omit<SavedMachine, 'machine'>): M {
  const { resuming, ...states } = machine.config.states ?? {}
  const doors = distinct(Object.values<AnyStateNode>(machine.states).flatMap(screensIn))
  const [first, ...further] = doors
  const always = [
    ...further.map(({ name, node }) => ({
      guard: { type: 'goesTo', params: { screen: name } },
      target: `#${node.id}`,
    })),
    ...(first ? [{ target: `#${first.node.id}` }] : []),
  ]
  const config = { ...machine.config, states: { resuming: { ...resuming, always }, ...states } }
  const complete: AnyStateMachine = new StateMachine(config, {
    ...machine.implementations,
    actions: { ...machine.implementations.actions, findScreen: assign(findScreen) },
  })
  const found = new WeakMap<object, Map<string, string | undefined>>()
  return complete as M

  /** Records never change in place, so what was found for one of them is remembered as long as it lives. */
  function findScreen({ context }: { context: Wizard }) {
    const { today, record, screen } = context
    const remembered = found.get(record) ?? new Map<string, string | undefined>()
    found.set(record, remembered)
    const key = JSON.stringify([today, screen])
    if (!remembered.has(key)) remembered.set(key, screenFor(context))
    return { screen: remembered.get(key) }
  }

  function screenFor({ today, record, screen: wanted }: Wizard): string | undefined {
    const at = wanted === undefined ? -1 : doors.findIndex(({ name }) => name === wanted)
    const door = doors[at]
    if (door && (door === first || isDirect(door, record))) return door.name
    const begin = { today, record, screen: first?.name }
    let nearest = first?.name
    for (const { snapshot } of walk(
      { ...saved, machine: complete },
      begin,
      door ? undefined : record.savedStep,
    )) {
      const screen = placeOf(snapshot)
      if (door && nameOf(screen) === door.name) return door.name
      const passed = doors.findIndex(({ name }) => name === stepOf(screen))
      if (passed !== -1 && (door === undefined || passed < at)) nearest = doors[passed]?.name
    }
    return nearest
  }
}

type Wizard = { today: string; record: { savedStep: number; leadId: string }; screen?: string }

type Door = {
  name: string
  node: AnyStateNode
}

/** A decision, or the page of a journey that has begun: either knows itself whether it can be shown. */
function isDirect({ node }: Door, { leadId }: Wizard['record']): boolean {
  const { path }: StateMeta = node.meta ?? {}
  return path === undefined ? node.always !== undefined : leadId !== ''
}

/** The screens of a state that can be named in an address, the first of each name. */
function screensIn(node: AnyStateNode): Door[] {
  const { asks, step, path }: StateMeta = node.meta ?? {}
  const isTop = node.parent?.parent === undefined
  const isNamed = step !== undefined || (isTop && (asks ?? path) !== undefined)
  const own = isNamed ? [{ name: step ?? node.key, node }] : []
  const inner = Object.values<AnyStateNode>(node.states).flatMap(screensIn)
  return [...own, ...inner]
}

const distinct = (doors: readonly Door[]) =>
  doors.filter(({ name }, at) => doors.findIndex((door) => door.name === name) === at)
