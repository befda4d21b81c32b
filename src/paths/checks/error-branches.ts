import type { AnyStateNode } from 'xstate'
import { nodesWithin } from '#machines/core/graph.ts'
import { ShortestPaths } from '../explore/shortest-paths.ts'
import type { Explored } from '../types.ts'
import type { Finding } from './finding.ts'

/** Invoked actors that may fail where nothing hears it: the whole machine ends in an error then. */
export function missingErrorBranches(explored: Explored): Finding[] {
  const { machine, samples } = explored.model
  const ways = new ShortestPaths(explored)
  return nodesWithin(machine.root).flatMap((node) =>
    node.invoke
      .filter(
        ({ id }) =>
          samples(`xstate.error.actor.${id}`).length > 0 && !hears(node, `xstate.error.actor.${id}`),
      )
      .map(({ id }): Finding => {
        const path = ways.into(node.id)
        return {
          check: 'no error branch',
          place: node.id,
          message: `${node.id} invokes ${id}, and where that fails nothing hears it: the machine ends in an error.`,
          ...(path && { path }),
        }
      }),
  )
}

/** Whether a state, or one around it, has a transition for an event; `xstate.error.*` and `*` hear errors, too. */
function hears(node: AnyStateNode | undefined, type: string): boolean {
  if (!node) return false
  const words = [...node.transitions.keys()]
  return (
    words.some((word) => word === type || (word.endsWith('*') && `${type}.`.startsWith(word.slice(0, -1)))) ||
    hears(node.parent, type)
  )
}
