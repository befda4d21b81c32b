import type { Bounds, Explored, Model } from '../types.ts'
import { Exploration } from './exploration.ts'

/** The number of states decides; the time only keeps a busy machine from never answering. */
export const usualBounds: Bounds = { nodes: 50_000, ms: 600_000 }

/** Every reachable state of a machine; each event is tried once in each state. */
export function explore(
  model: Model,
  bounds: Bounds = usualBounds,
  ends: number = performance.now() + bounds.ms,
): Explored {
  for (;;) {
    const known = model.apart?.fields.size
    const explored = new Exploration(model, bounds, ends).run()
    // A field that turned out to matter may split what was taken for one state.
    if (model.apart?.fields.size === known) return explored
  }
}
