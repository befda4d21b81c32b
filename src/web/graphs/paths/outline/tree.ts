import type { MachineRun, Outline, OutlineEdge, OutlineNode } from '#contract/views/paths.ts'

export type PathsBranch = {
  node: OutlineNode
  edges: readonly OutlineEdge[]
  children: readonly PathsBranch[]
}

/** The path's current place, and the coverage of each transition. */
export type Here = {
  outline: Outline
  run: MachineRun | undefined
  states: ReadonlySet<string>
  taken: ReadonlySet<string>
}

/** The states of a machine, each with its transitions and the states inside it. */
export function pathsTreeOf({ nodes, edges }: Outline): PathsBranch | undefined {
  const under = (parent: string | undefined): PathsBranch[] =>
    nodes
      .filter((node) => node.parent === parent)
      .map((node) => ({
        node,
        edges: edges.filter(({ source }) => source === node.id),
        children: under(node.id),
      }))
  return under(undefined)[0]
}

/** Ids of the states of a state value such as `list.resting` or `a.x + b.y`, and of their ancestors. */
export function statesIn({ nodes }: Outline, situation: string): Set<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const around = (node: OutlineNode | undefined): OutlineNode[] =>
    node?.parent === undefined ? [] : [node, ...around(byId.get(node.parent))]
  const wordOf = (node: OutlineNode) =>
    around(node)
      .map(({ key }) => key)
      .reverse()
      .join('.')
  const words = new Map(nodes.map((node) => [wordOf(node), node]))
  const named = (part: string) =>
    words.get(part) ?? [...words].find(([word]) => word.endsWith(`.${part}`))?.[1]
  return new Set(situation.split(' + ').flatMap((part) => around(named(part)).map(({ id }) => id)))
}

/** A state without the name of its machine. */
export const shortId = ({ nodes }: Outline, id: string): string => {
  const root = nodes[0]?.id ?? ''
  return id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id
}
