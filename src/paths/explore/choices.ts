import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { edgeId, type GraphEdge, nodesWithin } from '#machines/core/graph.ts'
import { walkerOf } from '#machines/recording/step.ts'
import { type Reference, wrapped } from '../model/wrapped.ts'
import type { Explored, TestPath } from '../types.ts'
import { ShortestPaths } from './shortest-paths.ts'

/** Which branches of one event were satisfied at once, and a path to where they were. */
type Situation = { holds: readonly boolean[]; path: TestPath | undefined }

/** The branches of a state for one event, in order, and every combination of them that was satisfied. */
export type Choice = { event: string; branches: readonly Branch[]; situations: Situation[] }
type Branch = { id: string; event: string; isGuarded: boolean; targets: string }

/** The choices between guarded branches that occurred during exploration. */
export function choicesOf(explored: Explored): Choice[] {
  return new Choosing(explored).choices()
}

type Key = string
type Where = { start: number } | { arc: number }

class Choosing {
  readonly #explored: Explored
  readonly #machine: AnyStateMachine
  readonly #nodes: ReadonlyMap<string, AnyStateNode>
  readonly #branches = new Map<Key, Branch[]>()
  readonly #seen = new Map<Key, Map<string, { holds: boolean[]; where: Where }>>()
  #where: Where = { start: 0 }

  constructor(explored: Explored) {
    this.#explored = explored
    const { model } = explored
    this.#machine = wrapped(model.apart?.machine ?? model.machine, {
      guard: (guard, of) => (of ? this.#watched(guard, of) : guard),
      action: (action) => action,
      output: (output) => output,
    })
    this.#nodes = new Map(nodesWithin(this.#machine.root).map((node) => [node.id, node]))
  }

  choices(): Choice[] {
    const { arcs, starts } = this.#explored
    const walker = walkerOf(this.#machine)
    for (const [start, { start: begun }] of starts.entries()) {
      this.#where = { start }
      walker.begin(begun.input)
    }
    const edges = new Set([...this.#branches.values()].flat().map(({ id }) => id))
    for (const [arc, { from, event, taken }] of arcs.entries()) {
      const snapshot = this.#explored.nodes[from]?.snapshot
      if (!snapshot || !taken.some((id) => edges.has(id))) continue
      this.#where = { arc }
      walker.transition(this.#moved(snapshot), event)
    }
    return this.#told()
  }

  /** The first guard of a choice is always evaluated; all its siblings are then evaluated with it. */
  #watched(guard: Reference, of: AnyTransitionDefinition): Reference {
    const siblings = (of.eventType === '' ? of.source.always : of.source.transitions.get(of.eventType)) ?? []
    const key = `${of.source.id} ${of.eventType}`
    if (siblings.length < 2 || this.#branches.has(key)) return guard
    this.#branches.set(key, siblings.map(branchOf))
    const guards = siblings.map((sibling) => (sibling === of ? guard : sibling.guard))
    const at = siblings.indexOf(of)
    const check = (snapshot: AnyMachineSnapshot, { context, event }: Pick<Heard, 'context' | 'event'>) => {
      const holds = guards.map((one) => holdsAt(one, { snapshot, context, event }))
      this.#note(key, holds)
      return holds[at]
    }
    return Object.assign(() => false, { check })
  }

  #note(key: Key, holds: boolean[]): void {
    const seen = this.#seen.get(key) ?? new Map()
    this.#seen.set(key, seen)
    const text = holds.join()
    if (!seen.has(text)) seen.set(text, { holds, where: this.#where })
  }

  /** The same snapshot for the instrumented machine. */
  #moved({ value, context, historyValue, children }: AnyMachineSnapshot): AnyMachineSnapshot {
    const ids = Object.entries(historyValue).map(([id, nodes]) => [
      id,
      nodes.map((node) => this.#nodes.get(node.id)),
    ])
    const moved = this.#machine.resolveState({
      value,
      context,
      historyValue: Object.fromEntries(ids),
    } as never)
    return Object.assign(moved, { children })
  }

  #told(): Choice[] {
    const ways = new ShortestPaths(this.#explored)
    const pathTo = (where: Where) =>
      'arc' in where ? ways.through(where.arc) : ways.to(this.#explored.starts[where.start]?.node ?? -1)
    return [...this.#branches].map(([key, branches]) => ({
      event: branches[0]?.event ?? '',
      branches,
      situations: [...(this.#seen.get(key)?.values() ?? [])].map(({ holds, where }) => ({
        holds,
        path: pathTo(where),
      })),
    }))
  }
}

type Heard = { snapshot: AnyMachineSnapshot; context: object; event: { type: string } }

/** A later guard may rely on what an earlier one has ruled out: one that throws is not satisfied. */
function holdsAt(guard: Reference, { snapshot, context, event }: Heard): boolean {
  if (guard === undefined) return true
  try {
    return evaluateGuard(guard as Parameters<typeof evaluateGuard>[0], context, event, snapshot)
  } catch {
    return false
  }
}

const branchOf = (transition: AnyTransitionDefinition): Branch => ({
  id: edgeId(transition),
  event: transition.eventType,
  isGuarded: transition.guard !== undefined,
  targets: (transition.target ?? []).map(({ id }) => id).join(),
})

/** The index of the branch that is taken. */
export const firstOf = ({ holds }: Situation): number => holds.indexOf(true)

/** Identifies the choice that an edge belongs to. */
export const choiceOf = ({ source, event }: GraphEdge): string => `${source} ${event}`

/** The first branch without a guard of every choice. */
export function firstUnguarded(edges: readonly GraphEdge[]): ReadonlyMap<string, GraphEdge> {
  const found = new Map<string, GraphEdge>()
  for (const edge of edges) {
    if (edge.guard === undefined && !found.has(choiceOf(edge))) found.set(choiceOf(edge), edge)
  }
  return found
}
