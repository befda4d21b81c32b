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
  const whole = new Timing(model, 'unclaimed')
  const explored = exploreWith(whole, model, bounds, ends)
  if (whole.notes.size === 0 || explored.stopped !== undefined) return explored
  // Where the first few timers and orders take all there is, every path keeps to the clocks.
  const near = exploreWith(new Timing(model, 'not looked at'), model, bounds, ends)
  return takesAllOf(explored, near) ? near : explored
}

function exploreWith(timing: Timing, model: Model, bounds: Bounds, ends: number): Explored {
  for (;;) {
    const exploration = new Exploration(model, bounds, ends, timing)
    const explored = exploration.run()
    // A field or a timer that turned out to matter may split what was taken for one state.
    if (!exploration.isOutdated()) return explored
  }
}

function takesAllOf(whole: Explored, near: Explored): boolean {
  const taken = ({ starts, arcs }: Explored) => [...starts, ...arcs].flatMap((one) => one.taken)
  const known = new Set(taken(near))
  return whole.starts.length === near.starts.length && taken(whole).every((edge) => known.has(edge))
}
