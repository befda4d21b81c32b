import type { Bounds, Explored, Model } from '../types.ts'
import { Exploration } from './exploration.ts'
import { Timing } from './timing.ts'

/** The number of states decides; the time only keeps a busy machine from never answering. */
export const usualBounds: Bounds = { nodes: 50_000, ms: 600_000 }

/** Every reachable state of a machine; each event is tried once in each state. */
export function explore(
  model: Model,
  bounds: Bounds = usualBounds,
  ends: number = performance.now() + bounds.ms,
): Explored {
  const timing = new Timing(model)
  for (;;) {
    const exploration = new Exploration(model, bounds, ends, timing)
    const explored = exploration.run()
    // A field or a timer that turned out to matter may split what was taken for one state.
    if (!exploration.isOutdated()) return explored
  }
}
