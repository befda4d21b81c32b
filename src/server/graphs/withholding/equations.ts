import type { Graph, GraphNode } from '#machines/core/graph.ts'

/** The sum of cells, each with its sign, is zero; with `atLeast`, zero or more. */
export type CellEquation = { terms: readonly (readonly [cell: string, sign: 1 | -1])[]; atLeast?: true }

const rests = ['open', 'dropped', 'finished'] as const
const summed = ['entries', 'exits', ...rests] as const
const plus = (cells: readonly string[]) => cells.map((cell) => [cell, 1] as const)
const minus = (cells: readonly string[]) => cells.map((cell) => [cell, -1] as const)
const of = (measure: string, { id }: { id: string }) => `${measure} ${id}`

/**
 * Everything that who knows a machine can reckon with: the numbers of a group, whatever group it is. Of events that no
 * state handled the machine does not know the names, so their cells are given.
 */
export function equationsOf(graph: Graph, cells: readonly string[]): CellEquation[] {
  const innermost = graph.nodes.filter(({ type }) => type !== 'compound' && type !== 'parallel')
  return [
    ...graph.nodes.map(balanceOf),
    ...graph.nodes.flatMap((node) => withinOf(graph, node)),
    ...innermost.flatMap((node) => edgesOf(graph, node)),
    ...summed.map((measure) => ({
      terms: [[`${measure} of all`, 1] as const, ...minus(innermost.map((node) => of(measure, node)))],
    })),
    ...graph.nodes.flatMap((node) => unhandledIn(node, cells)),
    { terms: [['off-model of all', 1], ...minus(graph.nodes.map((node) => of('off-model', node)))] },
    { terms: [['steps', 1], ...minus(graph.edges.map((edge) => of('events', edge)))], atLeast: true },
  ]
}

/** How many journeys took a transition or came to a state says how often they did at least, and is withheld with it. */
export function alongWith(cell: string): string[] {
  const [, measure, id] = /^(events|entries) (.*)$/.exec(cell) ?? []
  return measure === undefined ? [] : [`${measure === 'events' ? 'taken' : 'journeys'} ${id}`]
}

/** Who came has gone, or is still there. Every journey comes to the machine itself, once. */
const balanceOf = (node: GraphNode): CellEquation =>
  node.parent === undefined
    ? { terms: [[of('journeys', node), 1], ...minus(rests.map((measure) => of(measure, node)))] }
    : {
        terms: [
          [of('entries', node), 1],
          [of('exits', node), -1],
          ...minus(rests.map((measure) => of(measure, node))),
        ],
      }

/** Who rests in a state rests in one of its states, and in each region of a parallel one. */
function withinOf({ nodes }: Graph, node: GraphNode): CellEquation[] {
  const children = nodes.filter(({ parent }) => parent === node.id)
  if (children.length === 0) return []
  const parts = node.type === 'parallel' ? children.map((child) => [child]) : [children]
  return rests.flatMap((measure) =>
    parts.map((some) => ({
      terms: [[of(measure, node), 1] as const, ...minus(some.map((child) => of(measure, child)))],
    })),
  )
}

/** What is not handled in a state are these events. */
function unhandledIn(node: GraphNode, cells: readonly string[]): CellEquation[] {
  const all = of('off-model', node)
  const events = cells.filter((cell) => cell.startsWith(`${all} `))
  return events.length > 0 ? [{ terms: [[all, 1], ...minus(events)] }] : []
}

/** A state is left and come to by its own transitions at least; and left by no other where none is around it. */
function edgesOf({ nodes, edges }: Graph, node: GraphNode): CellEquation[] {
  const around = ancestorsOf(nodes, node)
  const isLeftWith = ({ id, type }: GraphNode) =>
    type === 'parallel' || edges.some(({ source, targets }) => source === id && targets.length > 0)
  const events = (some: Graph['edges']) => minus(some.map((edge) => of('events', edge)))
  const out = edges.filter(({ source, targets }) => source === node.id && targets.length > 0)
  const into = edges.filter(({ targets }) => targets.length === 1 && targets[0] === node.id)
  return [
    { terms: [...plus([of('exits', node)]), ...events(out)], ...(around.some(isLeftWith) && atLeast) },
    { terms: [...plus([of('entries', node)]), ...events(into)], ...atLeast },
  ].filter(({ terms }) => terms.length > 1)
}

const atLeast = { atLeast: true } as const

function ancestorsOf(nodes: readonly GraphNode[], { parent }: GraphNode): GraphNode[] {
  const own = nodes.filter(({ id }) => id === parent)
  return own.flatMap((node) => [node, ...ancestorsOf(nodes, node)])
}
