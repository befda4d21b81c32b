import { solve } from 'yalps'
import type { Problem } from '#paths/solve/problem.ts'
import type { Total } from './brute-force.ts'

type Arc = { from: number; to: number; price: number; hits: readonly number[] }
type Row = { min: number; arcs: ReadonlySet<number> }

const mostWalks = 1_000

/**
 * The least there is, by an integer solver that the product does not use, on a programme written for this test:
 * what comes to a node leaves it, every target is hit, and whatever does not hang together is forbidden when met.
 */
export function integerPeer(problem: Problem): Total {
  const arcs = closedArcs(problem)
  const rows: Row[] = Array.from({ length: problem.targets }, (_, target) => ({
    min: 1,
    arcs: new Set(arcs.flatMap(({ hits }, index) => (hits.includes(target) ? [index] : []))),
  }))
  for (;;) {
    const taken = least(problem.nodes, arcs, rows)
    const reached = reachedBy(arcs, taken, problem.nodes)
    const stray = [...taken.keys()].find((arc) => !reached.has(arcs[arc]?.from ?? -1))
    if (stray === undefined) return totalOf(arcs, taken)
    const hitsMissed = rows
      .slice(0, problem.targets)
      .filter((row) => ![...row.arcs].some((arc) => isWalked(arc)))
    if (hitsMissed.length === 0) return totalOf(arcs, new Map([...taken].filter(([arc]) => isWalked(arc))))
    // A target is hit by an arc that begins where the walks are, or some walk leaves there.
    for (const row of hitsMissed) {
      const leaving = arcs.flatMap(({ from, to }, arc) =>
        reached.has(from) && !reached.has(to) ? [arc] : [],
      )
      rows.push({
        min: 1,
        arcs: new Set([...[...row.arcs].filter((arc) => reached.has(arcs[arc]?.from ?? -1)), ...leaving]),
      })
    }

    function isWalked(arc: number): boolean {
      return (taken.get(arc) ?? 0) > 0 && reached.has(arcs[arc]?.from ?? -1)
    }
  }
}

/** With a node more, from which walks begin and at which they end. */
function closedArcs({ nodes, arcs, starts, walkCost, endCosts = [] }: Problem): Arc[] {
  return [
    ...arcs.map(({ cost, ...arc }) => ({ ...arc, price: cost * mostWalks })),
    ...starts.map(({ node, hits }) => ({ from: nodes, to: node, price: walkCost * mostWalks + 1, hits })),
    ...Array.from({ length: nodes }, (_, node) => ({
      from: node,
      to: nodes,
      price: (endCosts[node] ?? 0) * mostWalks,
      hits: [],
    })),
  ]
}

/** How often each arc is taken, where it is. */
function least(nodes: number, arcs: readonly Arc[], rows: readonly Row[]): Map<number, number> {
  const balances = Array.from({ length: nodes + 1 }, (_, node) => [`node ${node}`, { equal: 0 }] as const)
  const wants = rows.map(({ min }, row) => [`row ${row}`, { min }] as const)
  const variables = arcs.map(({ from, to, price }, arc) => {
    const moved =
      from === to
        ? []
        : ([
            [`node ${from}`, -1],
            [`node ${to}`, 1],
          ] as const)
    const met = rows.flatMap((row, index) => (row.arcs.has(arc) ? [[`row ${index}`, 1] as const] : []))
    return [arc, [['price', price] as const, ...moved, ...met]] as const
  })
  const { status, variables: values } = solve(
    {
      direction: 'minimize',
      objective: 'price',
      constraints: [...balances, ...wants],
      variables,
      integers: true,
    },
    { tolerance: 0, timeout: 20_000, maxIterations: 1_000_000 },
  )
  if (status !== 'optimal') throw new Error(`The peer found nothing: ${status}`)
  return new Map(values.map(([arc, value]) => [arc, Math.round(value)]))
}

function reachedBy(arcs: readonly Arc[], taken: ReadonlyMap<number, number>, outer: number): Set<number> {
  const reached = new Set([outer])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const arc of taken.keys()) if (reached.has(arcs[arc]?.from ?? -1)) reached.add(arcs[arc]?.to ?? -1)
  }
  return reached
}

function totalOf(arcs: readonly Arc[], taken: ReadonlyMap<number, number>): Total {
  const price = [...taken].reduce((sum, [arc, times]) => sum + times * (arcs[arc]?.price ?? 0), 0)
  return { cost: Math.floor(price / mostWalks), walks: price % mostWalks }
}
