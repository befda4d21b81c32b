import type { AnyStateMachine } from 'xstate'
import { type GraphEdge, graphOf } from '#machines/core/graph.ts'
import type { Explored } from '../explore.ts'
import type { Options } from '../options.ts'
import type { Uncovered } from './suite.ts'

/** What of a criterion no path reaches, and why; `reached` are the targets that can be. */
export function uncoveredOf(explored: Explored, options: Options, reached: readonly string[]): Uncovered[] {
  const { criterion = 'transitions', targets = [] } = options
  if (criterion === 'states') return unenteredStates(explored)
  if (criterion === 'chosen') return missing(targets, reached)
  if (criterion === 'n-switch') return []
  return untakenTransitions(explored, new Set(reached))
}

const missing = (wanted: readonly string[], reached: readonly string[]): Uncovered[] =>
  wanted
    .filter((target) => !reached.includes(target))
    .map((target) => ({ target, reason: 'nothing leads here, or nothing has this name' }))

/** Declared transitions that nothing took, each with the reason why. */
function untakenTransitions(explored: Explored, taken: ReadonlySet<string>): Uncovered[] {
  const { edges } = graphOf(explored.model.machine)
  const entered = enteredStates(explored)
  return edges
    .filter(({ id }) => !taken.has(id))
    .map((edge) => ({ target: edge.id, reason: reasonOf(explored, edge, edges, entered) }))
}

function reasonOf(
  { model, stopped }: Explored,
  edge: GraphEdge,
  edges: readonly GraphEdge[],
  entered: ReadonlySet<string>,
): string {
  if (stopped) return `not looked at: ${stopped}`
  if (!entered.has(edge.source)) return 'unreachable state: nothing leads here'
  const earlier = edges.filter(
    ({ source, event, branch }) => source === edge.source && event === edge.event && branch < edge.branch,
  )
  if (earlier.some(({ guard }) => guard === undefined)) return 'shadowed by an earlier branch without a guard'
  if (edge.event !== '' && !edge.event.includes('*') && model.samples(edge.event).length === 0) {
    return 'no sample: nobody says what this event carries'
  }
  if (edge.guard !== undefined) return `unsatisfied guard: no sample made ${edge.guard} true first`
  return 'shadowed by a transition of an inner state, or by an earlier branch that always holds'
}

/** Declared states that nothing entered. */
function unenteredStates(explored: Explored): Uncovered[] {
  const { model, stopped } = explored
  const entered = enteredStates(explored)
  return statesOf(model.machine)
    .filter((id) => !entered.has(id))
    .map((target) => ({
      target,
      reason: stopped ? `not looked at: ${stopped}` : 'unreachable state: nothing leads here',
    }))
}

/** Ids of the state nodes that something enters, be it only to leave them at once. */
export const enteredStates = ({ model, nodes, arcs, starts }: Explored): Set<string> =>
  new Set([
    model.machine.root.id,
    ...nodes.flatMap(({ states }) => states),
    ...[...arcs, ...starts].flatMap(({ passed }) => passed),
  ])

/** Ids of every declared state but the root, and the pseudo-states of history, which nothing is ever in. */
export const statesOf = (machine: AnyStateMachine): string[] =>
  graphOf(machine).nodes.flatMap(({ id, parent, type }) =>
    parent === undefined || type === 'history' ? [] : [id],
  )
