import type { AnyStateMachine } from 'xstate'
import { edgeId, nodesWithin, transitionsOf } from '#machines/core/graph.ts'

/**
 * What states and transitions are marked with: the tags of a state, and the requirements that `meta.requirements` of
 * a state or of a transition names (one, or several).
 */
export function marksOf(machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const marks = new Map<string, string[]>()
  for (const node of nodesWithin(machine.root)) {
    marks.set(node.id, [...node.tags, ...requirementsIn(node.meta)])
    for (const transition of transitionsOf(node)) {
      marks.set(edgeId(transition), requirementsIn(transition.meta))
    }
  }
  return marks
}

function requirementsIn(meta: unknown): string[] {
  const named = typeof meta === 'object' && meta !== null && 'requirements' in meta ? meta.requirements : []
  return [named].flat().filter((one) => typeof one === 'string')
}
