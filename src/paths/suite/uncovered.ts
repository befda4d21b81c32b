import type { AnyStateMachine } from 'xstate'
import { didYouMean } from '#cli/suggest.ts'
import { graphOf } from '#machines/core/graph.ts'
import { marksOf } from '../criteria/marks.ts'
import { problemOf } from '../criteria/problem-of.ts'
import { countsOf } from '../criteria/traffic.ts'
import type { Explored, Options, Uncovered } from '../types.ts'
import { behindFailures } from './behind-failures.ts'
import { Reasons } from './reasons.ts'

/** What of a criterion no path reaches, and why; `reached` are the targets that can be. */
export function uncoveredOf(explored: Explored, options: Options, reached: readonly string[]): Uncovered[] {
  const { criterion = 'transitions', targets = [] } = options
  if (criterion === 'states') return unenteredStates(explored)
  if (criterion === 'chosen') return missing(explored, targets, reached)
  if (criterion === 'n-switch') return []
  const open = untakenTransitions(explored, new Set(reached))
  if (criterion !== 'traffic') return open
  const counts = countsOf(explored, options.traffic ?? {})
  return open.filter(({ target }) => counts.has(target))
}

/** Declared transitions that nothing took, each with the reason why. */
function untakenTransitions(explored: Explored, taken: ReadonlySet<string>): Uncovered[] {
  const open = graphOf(explored.model.machine).edges.filter(({ id }) => !taken.has(id))
  if (open.length === 0) return []
  const reasons = new Reasons(explored, enteredStates(explored))
  return open.map((edge) => ({ target: edge.id, reason: reasons.of(edge) }))
}

/** What was asked for by a name and is not reached: nothing has the name, or nothing leads there. */
function missing(
  { model, nodes, stopped }: Explored,
  wanted: readonly string[],
  reached: readonly string[],
): Uncovered[] {
  const graph = graphOf(model.machine)
  const marks = [...marksOf(model.machine)].flatMap(([id, names]) => [id, ...names])
  const words = nodes.map(({ state }) => state)
  const events = [...model.alphabet, ...graph.edges.map(({ event }) => event)]
  const known = new Set([...marks, ...words, ...events])
  const reasonOf = (target: string) => {
    if (!known.has(target)) return unknownReason(target, [...known])
    return stopped ? `not looked at: ${stopped}` : 'unreachable: nothing leads here'
  }
  return wanted
    .filter((target) => !reached.includes(target))
    .map((target) => ({ target, reason: reasonOf(target) }))
}

function unknownReason(target: string, known: readonly string[]): string {
  const near = didYouMean(
    target,
    known.filter((name) => name !== ''),
  )
  return `unknown: no state, event, transition, tag or requirement has this name${near ? `; ${near}` : ''}`
}

/** Declared states that nothing entered. */
function unenteredStates(explored: Explored): Uncovered[] {
  const { model, stopped } = explored
  const entered = enteredStates(explored)
  const behind = behindFailures(explored, entered)
  return statesOf(model.machine)
    .filter((id) => !entered.has(id))
    .map((target) => ({
      target,
      reason: stopped
        ? `not looked at: ${stopped}`
        : (behind.get(target) ?? 'unreachable state: nothing leads here'),
    }))
}

/** Ids of the state nodes that something enters, be it only to leave them at once or to go round for ever. */
export function enteredStates({ model, nodes, arcs, starts, loops }: Explored): Set<string> {
  const looped = new Set(loops.flatMap(({ taken }) => taken))
  const { edges } = graphOf(model.machine)
  return new Set([
    model.machine.root.id,
    ...nodes.flatMap(({ states }) => states),
    ...[...arcs, ...starts].flatMap(({ passed }) => passed),
    ...edges.filter(({ id }) => looped.has(id)).flatMap(({ source, targets }) => [source, ...targets]),
  ])
}

/** Ids of every declared state but the root, and the pseudo-states of history, which nothing is ever in. */
export const statesOf = (machine: AnyStateMachine): string[] =>
  graphOf(machine).nodes.flatMap(({ id, parent, type }) =>
    parent === undefined || type === 'history' ? [] : [id],
  )

/** What can be reached, though not between the states that paths are to lead from and to. */
export function outsideOf(whole: Explored, options: Options, inside: readonly string[]): Uncovered[] {
  const { from, to, criterion } = options
  // Sequences of transitions are too many to be listed.
  if ((from === undefined && to === undefined) || criterion === 'n-switch') return []
  const { targets, unnamed } = problemOf(whole, options)
  const known = new Set(inside)
  const between = [...(from === undefined ? [] : [`from ${from}`]), ...(to === undefined ? [] : [`to ${to}`])]
  const reason = `outside: no path ${between.join(' ')} has it`
  return targets
    .filter((target) => !known.has(target) && !unnamed?.has(target))
    .map((target) => ({ target, reason }))
}
