import type { Bounds, Explored } from '../explore.ts'
import { growthOf } from './notes.ts'

/** Endless steps take a while to notice, and a few of them tell enough. */
const mostLoops = 20

/** Why exploring has to end before everything is seen. */
export function limitReached(
  explored: Explored,
  { nodes: most, ms }: Bounds,
  ends: number,
): string | undefined {
  const { nodes, loops } = explored
  if (nodes.length > most) return `more than ${most} states were found${growthOf(explored)}`
  if (loops.length >= mostLoops) return `${mostLoops} events were found after which the machine never rests`
  return performance.now() > ends ? `${ms} ms were not enough: ${nodes.length} states were found` : undefined
}
