import type { AnyStateMachine } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import type { Suite } from '../types.ts'

/** All there is to take of a machine, by its declaration; what it must refuse is told by its negative suite. */
export type Targets = { transitions: string[]; states: string[]; refusals: string[] }

export function targetsOf(machine: AnyStateMachine, { paths }: Suite): Targets {
  const { nodes, edges } = graphOf(machine)
  const declared = nodes.filter(({ parent, type }) => parent !== undefined && type !== 'history')
  const refused = paths.flatMap(({ events }) => events.filter((event) => event.refused))
  return {
    transitions: edges.map(({ id }) => id),
    states: declared.map(({ id }) => id),
    refusals: [...new Set(refused.map(({ edge }) => edge))],
  }
}
