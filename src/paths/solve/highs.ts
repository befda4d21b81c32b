import loadHighs, { type Highs, type Model } from 'highs'

let loading: Promise<Highs> | undefined

/** The solver, loaded once, when something is asked of it. */
export function loadedHighs(): Promise<Highs> {
  loading ??= loadHighs()
  return loading
}

/**
 * Runs it until `ends`, of performance.now(); false where time was up before. It chooses by the time that has passed
 * what to try next, so where steps alone are counted, the clock stands still for it.
 */
export function runUntil(model: Model, ends: number): boolean {
  if (ends === Number.POSITIVE_INFINITY) {
    withoutClock(() => model.run())
    return true
  }
  const left = (ends - performance.now()) / 1000
  if (left <= 0) return false
  model.zeroAllClocks()
  model.options.set('time_limit', left)
  model.run()
  return true
}

function withoutClock(run: () => void): void {
  const { now } = performance
  performance.now = () => 0
  try {
    run()
  } finally {
    performance.now = now
  }
}
