import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate'
import { outcome } from '#machines/core/actors.ts'
import { statePath } from '#machines/core/screen.ts'
import { type Walker, walkerOf } from '#machines/core/step.ts'
import type { Outcomes, Start, Subject } from '#machines/subject.ts'

export type Node = { key: string; state: string; snapshot: AnyMachineSnapshot }
export type Arc = { from: string; to: string; event: AnyEventObject; taken: readonly string[] }
export type Explored = {
  nodes: Map<string, Node>
  /** Arcs by the node they leave. */
  arcs: Map<string, Arc[]>
  /** How each start begins: its node, and the transitions taken on the way in. */
  starts: { start: Start; node: string; taken: readonly string[] }[]
}

const mostNodes = 20_000

/** Every state a machine can reach with its sample events and outcomes; each (state, event) is tried once. */
export function explore(subject: Subject, today: string): Explored {
  const walker = walkerOf(subject.machine)
  const explored: Explored = { nodes: new Map(), arcs: new Map(), starts: [] }
  const queue: Node[] = []
  const visit = (snapshot: AnyMachineSnapshot) => visited(subject, explored, queue, snapshot)

  for (const start of subject.starts(today)) {
    const { snapshot, taken } = walker.begin(start.input)
    explored.starts.push({ start, node: visit(snapshot).key, taken })
  }
  for (let node = queue.shift(); node; node = queue.shift()) {
    explored.arcs.set(node.key, arcsFrom(node, walker, eventsAt(subject, node, today), visit))
  }
  return explored
}

function visited(subject: Subject, { nodes }: Explored, queue: Node[], snapshot: AnyMachineSnapshot): Node {
  const state = statePath(snapshot.value)
  const key = `${state} ${JSON.stringify(subject.identity(snapshot.context as never)) ?? ''}`
  const known = nodes.get(key)
  if (known) return known
  if (nodes.size >= mostNodes)
    throw new Error(`${subject.key} has more than ${mostNodes} states: narrow its identity`)
  const node = { key, state, snapshot }
  nodes.set(key, node)
  queue.push(node)
  return node
}

function arcsFrom(
  node: Node,
  walker: Walker,
  events: AnyEventObject[],
  visit: (snapshot: AnyMachineSnapshot) => Node,
): Arc[] {
  if (node.snapshot.status !== 'active') return []
  return events
    .map((event) => ({ event, ...walker.hear(node.snapshot, event) }))
    .filter(({ taken }) => taken.length > 0)
    .map(({ event, snapshot, taken }) => ({ from: node.key, to: visit(snapshot).key, event, taken }))
}

/** The events worth trying at a node: samples of those some active state handles, outcomes of running calls. */
export function eventsAt(subject: Subject, node: Node, today: string): AnyEventObject[] {
  const types = new Set(getNextTransitions(node.snapshot).map((transition) => transition.eventType))
  const outcomes = subject.outcomes(today)
  return [...types].flatMap((type) => {
    const definition = subject.events[type]
    if (definition) return definition.samples(today).map((payload) => ({ type, ...(payload as object) }))
    return outsideEvents(type, outcomes)
  })
}

function outsideEvents(type: string, outcomes: Outcomes): AnyEventObject[] {
  const done = /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1]
  if (done) return (outcomes[done]?.done ?? []).map((output) => outcome.done(done, output))
  const failed = /^xstate\.error\.actor\.(.+)$/.exec(type)?.[1]
  if (failed) return outcomes[failed]?.fails === false ? [] : [outcome.error(failed, new Error('refused'))]
  return type.startsWith('xstate.after.') ? [{ type }] : []
}
