import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type GraphEdge, graphOf } from '#machines/core/graph.ts'

/** Which states a transition shows to have been entered: where it leaves, where it leads, and what these are in. */
export function enteredBy(machine: AnyStateMachine): (edge: string) => readonly string[] {
  const known = new Map(graphOf(machine).edges.map((edge) => [edge.id, statesOf(machine, edge)]))
  return (edge) => known.get(edge) ?? []
}

/** The states in which a machine begins, wherever its input leads from there. */
export const enteredFirst = (machine: AnyStateMachine): string[] => idsOf(machine, inward(machine.root))

function statesOf(machine: AnyStateMachine, { source, targets }: GraphEdge): string[] {
  const nodes = [
    ...outward(machine.getStateNodeById(source)),
    ...targets
      .map((target) => machine.getStateNodeById(target))
      .flatMap((node) => [...outward(node), ...inward(node)]),
  ]
  return idsOf(machine, nodes)
}

const idsOf = ({ root }: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] => [
  ...new Set(nodes.filter((node) => node !== root && node.type !== 'history').map(({ id }) => id)),
]

/** A node and all it is in. */
const outward = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...outward(node.parent)] : [node]

/** A node and what is entered with it. */
function inward(node: AnyStateNode): AnyStateNode[] {
  const children: AnyStateNode[] =
    node.type === 'parallel' ? Object.values(node.states) : [...(node.initial?.target ?? [])]
  return [node, ...children.flatMap(inward)]
}
