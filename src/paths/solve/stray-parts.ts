import type { Closed } from './circulation.ts'

/** The parts of a circulation that hang together with nothing the outer node reaches, each as its nodes. */
export function strayParts({ nodes, outer, from, to }: Closed, amount: ArrayLike<number>): number[][] {
  const near: number[][] = Array.from({ length: nodes }, () => [])
  for (const [arc, node] of from.entries()) {
    if ((amount[arc] ?? 0) < 0.5) continue
    near[node]?.push(to[arc] ?? 0)
    near[to[arc] ?? 0]?.push(node)
  }
  const seen = new Set<number>()
  const part = (first: number): number[] => {
    const found = [first]
    seen.add(first)
    for (const node of found) {
      for (const other of near[node] ?? []) {
        if (seen.has(other)) continue
        seen.add(other)
        found.push(other)
      }
    }
    return found
  }
  part(outer)
  const parts: number[][] = []
  for (let node = 0; node < nodes; node += 1) {
    if (!seen.has(node) && (near[node]?.length ?? 0) > 0) parts.push(part(node))
  }
  return parts
}
