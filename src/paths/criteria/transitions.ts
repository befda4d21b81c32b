import type { Explored } from '../types.ts'
import { type Costs, directly, type Labelled } from './labelled.ts'

/** Every declared transition that can be taken. */
export const transitionsProblem = (explored: Explored, costs: Costs): Labelled =>
  directly(
    explored,
    {
      ofArc: (arc) => explored.arcs[arc]?.taken ?? [],
      ofStart: (start) => explored.starts[start]?.taken ?? [],
    },
    costs,
  )
