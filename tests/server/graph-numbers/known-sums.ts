import type { Graph, GraphNode } from '#machines/core/graph.ts'

/** The first cells add up to the others, or to at least as much. */
export type KnownSum = { of: readonly string[]; are: readonly string[]; atLeast?: true }

const rests = ['open', 'dropped', 'finished'] as const
const atLeast = true as const

/** What somebody knows who reads the machine, written down apart from what the server reckons with. */
export function knownSums({ nodes, edges }: Graph, cells: readonly string[]): KnownSum[] {
  const isLeaf = ({ type }: GraphNode) => type !== 'compound' && type !== 'parallel'
  const leaves = nodes.filter(isLeaf)
  const childrenOf = (id: string) => nodes.filter(({ parent }) => parent === id)
  const visits = nodes.map(({ id, parent }) => ({
    of: [parent === undefined ? `journeys ${id}` : `entries ${id}`],
    are: [...(parent === undefined ? [] : [`exits ${id}`]), ...rests.map((rest) => `${rest} ${id}`)],
  }))
  const nested = nodes.flatMap(({ id, type }) => {
    const regions = type === 'parallel' ? childrenOf(id).map((child) => [child]) : [childrenOf(id)]
    return rests.flatMap((rest) =>
      regions
        .filter((region) => region.length > 0)
        .map((region) => ({ of: [`${rest} ${id}`], are: region.map((child) => `${rest} ${child.id}`) })),
    )
  })
  const journeys = [
    ...nodes
      .filter(({ parent }) => parent !== undefined)
      .map(({ id }) => ({ of: [`entries ${id}`], are: [`journeys ${id}`], atLeast })),
    ...edges.map(({ id }) => ({ of: [`events ${id}`], are: [`taken ${id}`], atLeast })),
  ]
  const moves = leaves.flatMap((leaf) => {
    const moves = edges.filter(({ source, targets }) => source !== leaf.id || !targets.includes(source))
    const out = moves.filter(({ source, targets }) => source === leaf.id && targets.length > 0)
    const into = moves.filter(({ targets }) => targets.length === 1 && targets[0] === leaf.id)
    const isExact = moves.length === edges.length && !isLeftFromAround({ nodes, edges }, leaf)
    return [
      {
        of: [`exits ${leaf.id}`],
        are: out.map(({ id }) => `events ${id}`),
        ...(!isExact && { atLeast }),
      },
      { of: [`entries ${leaf.id}`], are: into.map(({ id }) => `events ${id}`), atLeast },
    ]
  })
  const all = ['entries', 'exits', ...rests].map((measure) => ({
    of: [`${measure} of all`],
    are: leaves.map(({ id }) => `${measure} ${id}`),
  }))
  const unhandled = nodes.map(({ id }) => ({
    of: [`off-model ${id}`],
    are: cells.filter((cell) => cell.startsWith(`off-model ${id} `)),
  }))
  return [
    ...[...visits, ...nested, ...journeys, ...moves, ...all],
    ...unhandled.filter(({ are }) => are.length > 0),
    { of: ['off-model of all'], are: nodes.map(({ id }) => `off-model ${id}`) },
    { of: ['steps'], are: edges.map(({ id }) => `events ${id}`), atLeast },
  ]
}

function isLeftFromAround(graph: Graph, { parent }: GraphNode): boolean {
  const around = graph.nodes.find(({ id }) => id === parent)
  if (!around) return false
  const leads = graph.edges.some(({ source, targets }) => source === around.id && targets.length > 0)
  return around.type === 'parallel' || leads || isLeftFromAround(graph, around)
}

/** The sums that numbers do not keep. */
export const brokenSums = (sums: readonly KnownSum[], numbers: ReadonlyMap<string, number>): KnownSum[] => {
  const sumOf = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (numbers.get(cell) ?? 0), 0)
  return sums.filter(({ of, are, atLeast }) => {
    const more = sumOf(of) - sumOf(are)
    return atLeast ? more < 0 : more !== 0
  })
}
