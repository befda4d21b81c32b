import type { Move, Moves } from './moves.ts'

/** How much slack it takes to come to each node and to hit each target, where it is no more than there is room for. */
export class Distances {
  readonly #moves: Moves
  readonly toNode: Float64Array
  readonly toTarget: Float64Array

  constructor(moves: Moves) {
    this.#moves = moves
    this.toNode = new Float64Array(moves.outer + 1)
    this.toTarget = new Float64Array(moves.problem.targets)
  }

  measure(from: readonly number[], slack: Float64Array, room: number): void {
    const { toNode, toTarget } = this
    toNode.fill(Number.POSITIVE_INFINITY)
    toTarget.fill(Number.POSITIVE_INFINITY)
    for (const node of from) toNode[node] = 0
    const waiting = [...from]
    for (const node of waiting) {
      const before = toNode[node] ?? 0
      for (const move of this.#moves.leaving[node] ?? []) {
        const now = before + (slack[move.column] ?? 0)
        if (now > room) continue
        for (const target of move.hits) if (now < (toTarget[target] ?? 0)) toTarget[target] = now
        if (now >= (toNode[move.to] ?? 0) - 1e-9) continue
        toNode[move.to] = now
        waiting.push(move.to)
      }
    }
  }

  /** How far a move brings towards a target that is so far away: across so many of the cuts between here and there. */
  progress({ from, to, hits }: Move, target: number, away: number): number {
    const before = this.toNode[from] ?? 0
    if (before >= away) return 0
    const after = hits.includes(target) ? away : Math.min(away, this.toNode[to] ?? 0)
    return Math.max(0, after - before)
  }
}
