import type { Closed } from './circulation.ts'

type Row = { indices: readonly number[]; values: readonly number[] }

/** The linear programme of a covering problem: as much comes to a node as leaves it, and every target is hit. */
export function programmeOf(graph: Closed, infinity: number) {
  const { nodes, from, cost } = graph
  const { arcs: omitting, weights, most } = graph.optional ?? { arcs: [], weights: [], most: 0 }
  const hits = graph.hitBy.map((arcs) => ({ indices: arcs, values: arcs.map(() => 1) }))
  // In units of what may be left out, so that rounding counts alike whatever the weights are.
  const unit = Math.max(most, 1)
  const rows = [
    ...balances(graph),
    ...hits,
    ...(omitting.length > 0 ? [{ indices: omitting, values: weights.map((weight) => weight / unit) }] : []),
  ]
  const isHit = (row: number) => row >= nodes && row < nodes + hits.length
  return {
    numCols: from.length,
    numRows: rows.length,
    colCost: cost,
    colLower: new Float64Array(from.length),
    colUpper: Float64Array.from(from, (_, arc) => (arc >= (omitting[0] ?? from.length) ? 1 : infinity)),
    rowLower: rows.map((_, row) => (isHit(row) ? 1 : 0)),
    rowUpper: rows.map((_, row) => (isHit(row) ? infinity : row < nodes ? 0 : most / unit)),
    matrix: compressed(rows, from.length),
  }
}

function balances({ nodes, from, to }: Closed): Row[] {
  const rows = Array.from({ length: nodes }, () => ({ indices: [] as number[], values: [] as number[] }))
  const add = (node: number | undefined, arc: number, value: number) => {
    rows[node ?? -1]?.indices.push(arc)
    rows[node ?? -1]?.values.push(value)
  }
  for (const [arc, node] of from.entries()) {
    if (node === to[arc]) continue
    add(node, arc, 1)
    add(to[arc], arc, -1)
  }
  return rows
}

function compressed(rows: readonly Row[], numCols: number) {
  const starts = [0]
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.indices.length)
  return {
    format: 'csr' as const,
    numRows: rows.length,
    numCols,
    starts,
    indices: rows.flatMap((row) => [...row.indices]),
    values: rows.flatMap((row) => [...row.values]),
  }
}
