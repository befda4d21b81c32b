import type { Problem } from '#paths/solve/problem.ts'
import type { Dice } from './dice.ts'

export type Shape = {
  nodes: number
  arcs: number
  starts: number
  targets: number
  /** Whether events and beginnings have measured costs, 0 among them. */
  priced: boolean
  /** Whether it matters where a walk ends. */
  ended: boolean
  /** Whether each target is hit by one arc alone: the Chinese postman with resets. */
  plain: boolean
}

/** A problem that can be solved: every node is reached from a start, and something hits every target. */
export function randomProblem(
  roll: Dice,
  { nodes, arcs, starts, targets, priced, ended, plain }: Shape,
): Problem {
  const price = (usual: number) => (priced ? roll(6) : usual)
  const entries = Array.from({ length: starts }, (_, index) => ({
    node: index === 0 ? 0 : roll(nodes),
    hits: !plain && roll(3) === 0 ? [roll(targets)] : [],
  }))
  const links = Array.from({ length: Math.max(arcs, nodes - 1) }, (_, index) => ({
    from: index < nodes - 1 ? roll(index + 1) : roll(nodes),
    to: index < nodes - 1 ? index + 1 : roll(nodes),
    cost: price(1),
  }))
  const wanted = plain ? Math.min(targets, links.length) : targets
  const hits = plain ? each(links.length, wanted) : several(roll, links.length, targets)
  return {
    nodes,
    arcs: links.map((link, index) => ({ ...link, hits: hits[index] ?? [] })),
    starts: entries,
    targets: wanted,
    kinds: Array.from({ length: nodes }, () => roll(4)),
    walkCost: price(0),
    ...(ended && { endCosts: Array.from({ length: nodes }, () => roll(4)) }),
  }
}

/** The last arcs hit one target each: among the first are those that only lead somewhere. */
const each = (arcs: number, targets: number): number[][] =>
  Array.from({ length: arcs }, (_, arc) => (arc >= arcs - targets ? [arc - arcs + targets] : []))

/** Every target is hit by one arc to three. */
function several(roll: Dice, arcs: number, targets: number): number[][] {
  const hits = Array.from({ length: arcs }, (): number[] => [])
  for (let target = 0; target < targets; target += 1) {
    for (let times = roll(3); times >= 0; times -= 1) hits[roll(arcs)]?.push(target)
  }
  return hits
}
