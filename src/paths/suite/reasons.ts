import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { edgeId, type GraphEdge, graphOf, nodesWithin, transitionsOf } from '#machines/core/graph.ts'
import { type Walker, walkerOf } from '#machines/recording/step.ts'
import { type Choice, choicesOf } from '../explore/choices.ts'
import { heardAs } from '../model/shapes.ts'
import type { Explored, Node } from '../types.ts'
import { behindFailures } from './behind-failures.ts'
import { deadEdges } from './dead.ts'

/** States that are looked into for one transition. */
const mostPlaces = 200

/** Why a declared transition is taken by nothing that was explored. */
export class Reasons {
  readonly #explored: Explored
  readonly #entered: ReadonlySet<string>
  readonly #edges: readonly GraphEdge[]
  readonly #transitions: ReadonlyMap<string, AnyTransitionDefinition>
  readonly #walker: Walker
  readonly #behind: ReadonlyMap<string, string>
  readonly #dead: ReadonlyMap<string, string>
  #choices: readonly Choice[] | undefined

  constructor(explored: Explored, entered: ReadonlySet<string>) {
    const { machine, apart } = explored.model
    this.#explored = explored
    this.#entered = entered
    this.#behind = behindFailures(explored, entered)
    this.#dead = deadEdges(machine)
    this.#edges = graphOf(machine).edges
    this.#transitions = new Map(
      nodesWithin(machine.root)
        .flatMap(transitionsOf)
        .map((transition) => [edgeId(transition), transition]),
    )
    this.#walker = walkerOf(apart?.machine ?? machine)
  }

  of(edge: GraphEdge): string {
    const { model, loops, failures, stopped } = this.#explored
    const dead = this.#dead.get(edge.id)
    if (dead) return dead
    if (stopped) return `not looked at: ${stopped}`
    if (loops.some(({ taken }) => taken.includes(edge.id)))
      return 'never comes to rest: it is taken only on a way without end'
    if (!this.#entered.has(edge.source))
      return this.#behind.get(edge.source) ?? 'unreachable state: nothing leads here'
    const failure = failures.find(({ edges }) => edges.includes(edge.id))
    if (failure) return `fails: ${failure.reason}`
    if (edge.event === '') return this.#ofAlways(edge)
    if (edge.event.startsWith('xstate.done.state.')) return this.#ofDone(edge)
    const types = heardAs(model, edge.event)
    if (types.every((type) => model.samples(type).length === 0))
      return 'no sample: nobody says what this event carries'
    return this.#ofEvent(edge, types)
  }

  /** By what is seen where the event is said: whether its guard ever holds, and what is taken then. */
  #ofEvent(edge: GraphEdge, types: readonly string[]): string {
    const instead = new Set<string>()
    for (const node of this.#places(edge)) {
      for (const event of types.flatMap((type) => this.#explored.model.samples(type))) {
        const args = { snapshot: node.snapshot, event }
        if (!holds(this.#transitions.get(edge.id)?.guard, args)) continue
        for (const id of this.#walker.transition(node.snapshot, event).taken.slice(0, 1)) instead.add(id)
      }
    }
    if (instead.size === 0) return this.#unsatisfied(edge)
    // Its timer is stopped before, or would not be due before another one.
    if (instead.has(edge.id)) return 'never due: other timers always come before this one'
    return this.#insteadOf(edge, [...instead])
  }

  #insteadOf({ source }: GraphEdge, taken: readonly string[]): string {
    const sources = taken.map((id) => this.#transitions.get(id)?.source)
    const ids = taken.join(', ')
    if (sources.every((node) => node?.id === source)) return earlierHolds(ids)
    return sources.every((node) => isIn(node, source))
      ? `shadowed by a transition of an inner state: ${ids}`
      : `kept from happening by a transition of another region: ${ids}`
  }

  #ofAlways(edge: GraphEdge): string {
    this.#choices ??= choicesOf(this.#explored)
    const choice = this.#choices.find(({ branches }) => branches.some(({ id }) => id === edge.id))
    const at = choice?.branches.findIndex(({ id }) => id === edge.id) ?? -1
    const held = choice?.situations.filter((one) => one.holds[at]) ?? []
    if (held.length === 0) return this.#unsatisfied(edge)
    const earlier = held.map((one) => choice?.branches[one.holds.indexOf(true)]?.id ?? '')
    return earlierHolds([...new Set(earlier)].join(', '))
  }

  #ofDone(edge: GraphEdge): string {
    const choices = this.#edges.filter(({ source, event }) => source === edge.source && event === edge.event)
    const isDone = choices.some(({ id }) => this.#explored.arcs.some(({ taken }) => taken.includes(id)))
    return isDone ? this.#unsatisfied(edge) : `never done: nothing brings ${edge.source} to its final state`
  }

  #unsatisfied({ id, guard = 'it' }: GraphEdge): string {
    const given: unknown = this.#transitions.get(id)?.guard
    const name = typeof given === 'object' && given !== null && 'type' in given ? given.type : given
    const { guards } = this.#explored.model.machine.implementations
    return isOfNothing(typeof name === 'string' ? guards[name] : name)
      ? `unsatisfied guard: ${guard} does not hold, and looks at neither the context nor the event`
      : `unsatisfied guard: nothing that was tried makes ${guard} hold here`
  }

  #places({ source }: GraphEdge): Node[] {
    const { nodes, model } = this.#explored
    return nodes
      .filter(
        ({ states, snapshot }) =>
          snapshot.status === 'active' && (source === model.machine.root.id || states.includes(source)),
      )
      .slice(0, mostPlaces)
  }
}

const earlierHolds = (ids: string): string =>
  `shadowed by an earlier branch that holds whenever this one does: ${ids}`

const isIn = (node: AnyStateNode | undefined, source: string): boolean =>
  node !== undefined && (node.id === source || isIn(node.parent, source))

/** A function of nothing: what it is asked with cannot matter. */
const isOfNothing = (guard: unknown): boolean =>
  typeof guard === 'function' &&
  !('check' in guard) &&
  /^(?:function\b[^(]*|[\w$]*)\(\s*\)/.test(String(guard)) &&
  !/\barguments\b/.test(String(guard))

type Heard = { snapshot: Node['snapshot']; event: { type: string } }

function holds(guard: unknown, { snapshot, event }: Heard): boolean {
  if (guard === undefined) return true
  try {
    return evaluateGuard(guard as Parameters<typeof evaluateGuard>[0], snapshot.context, event, snapshot)
  } catch {
    return false
  }
}
