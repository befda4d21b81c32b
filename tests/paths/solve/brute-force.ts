import type { Problem } from '#paths/solve/problem.ts'

/** What walks cost and how many there are; of two the cheaper is less, of equals the one with fewer walks. */
export type Total = { cost: number; walks: number }

const mostWalks = 1_000

/** The least there is, by Dijkstra over where one stands, between walks at no node, and what was hit so far. For few targets only. */
export function bruteForce(problem: Problem): Total {
  const { nodes, targets, starts, arcs, walkCost, endCosts = [] } = problem
  const bitsOf = (hits: readonly number[]) => hits.reduce((bits, target) => bits | (1 << target), 0)
  const { weights, most } = problem.optional ?? { weights: [], most: -1 }
  const isEnough = (hit: number) =>
    hit === 2 ** targets - 1 ||
    weights.reduce((sum, weight, target) => sum + (hit & (1 << target) ? 0 : weight), 0) <= most
  const leaving = Array.from({ length: nodes + 1 }, (): Move[] => [])
  const beginnings = starts.map(({ node, hits }) => ({
    to: node,
    bits: bitsOf(hits),
    price: walkCost * mostWalks + 1,
  }))
  for (const { from, to, cost, hits } of arcs)
    leaving[from]?.push({ to, bits: bitsOf(hits), price: cost * mostWalks })
  for (let node = 0; node < nodes; node += 1) {
    leaving[node]?.push({ to: nodes, bits: 0, price: (endCosts[node] ?? 0) * mostWalks })
  }
  leaving[nodes]?.push(...beginnings)

  const best = new Map<number, number>([[nodes, 0]])
  const waiting = new Buckets()
  waiting.add(0, nodes)
  for (let next = waiting.take(); next; next = waiting.take()) {
    const { price, item: at } = next
    if ((best.get(at) ?? 0) < price) continue
    const [node, hit] = [at % (nodes + 1), Math.floor(at / (nodes + 1))]
    if (isEnough(hit) && node === nodes)
      return { cost: Math.floor(price / mostWalks), walks: price % mostWalks }
    for (const move of leaving[node] ?? []) {
      const to = (hit | move.bits) * (nodes + 1) + move.to
      const total = price + move.price
      if (total >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue
      best.set(to, total)
      waiting.add(total, to)
    }
  }
  throw new Error('Nothing hits every target')
}

type Move = { to: number; bits: number; price: number }

/** A queue by price, for few different prices. */
class Buckets {
  readonly #buckets = new Map<number, number[]>()
  #prices: number[] = []

  add(price: number, item: number): void {
    const bucket = this.#buckets.get(price)
    if (bucket) bucket.push(item)
    else {
      this.#buckets.set(price, [item])
      this.#prices = [...this.#prices, price].sort((one, other) => other - one)
    }
  }

  take(): { price: number; item: number } | undefined {
    for (let price = this.#prices.at(-1); price !== undefined; price = this.#prices.at(-1)) {
      const item = this.#buckets.get(price)?.pop()
      if (item !== undefined) return { price, item }
      this.#buckets.delete(price)
      this.#prices.pop()
    }
    return undefined
  }
}
