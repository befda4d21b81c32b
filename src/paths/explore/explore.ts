import type { Bounds, Explored, Model } from '../types.ts'
import { Exploration } from './exploration.ts'

export const usualBounds: Bounds = { nodes: 50_000, ms: 30_000 }

/** Every state a machine can reach with what may be said to it; each (state, event) is tried once. */
export function explore(
  model: Model,
  bounds: Bounds = usualBounds,
  ends: number = performance.now() + bounds.ms,
): Explored {
  for (;;) {
    const known = model.apart?.fields.size
    const explored = new Exploration(model, bounds, ends).run()
    // A field that turned out to matter may keep apart what was taken for one state.
    if (model.apart?.fields.size === known) return explored
  }
}
