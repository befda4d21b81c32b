import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What may be refused: looking at prices and lists first, then beginning a journey; everything else never. */
export type Sheddable = 'looking' | 'beginning'

/** How much this process has to do. */
export type Load = {
  /** Counts what is under way. */
  during: (work: () => Promise<void>) => Promise<void>
  isOver: (kind: Sheddable) => boolean
}

/** Above either of them a kind is refused. */
export const bounds: Readonly<Record<Sheddable, { inFlight: number; delayMs: number }>> = {
  looking: { inFlight: 300, delayMs: 200 },
  beginning: { inFlight: 600, delayMs: 500 },
}

export function measuredLoad(delayMs: () => number = eventLoopDelay()): Load {
  let inFlight = 0
  return {
    async during(work) {
      inFlight += 1
      try {
        await work()
      } finally {
        inFlight -= 1
      }
    },
    isOver: (kind) => inFlight > bounds[kind].inFlight || delayMs() > bounds[kind].delayMs,
  }
}

const [sampleMs, windowMs] = [20, 1_000]

/** How long the event loop was late on average, within the last second: one long pause alone hardly counts. */
function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: sampleMs })
  histogram.enable()
  let meanMs = 0
  setInterval(() => {
    // There is no mean where there was no sample.
    meanMs = histogram.count > 0 ? histogram.mean / 1e6 - sampleMs : 0
    histogram.reset()
  }, windowMs).unref()
  return () => meanMs
}
