import { vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

/**
 * Begins a file of tests as in a worker of its own; what is returned ends all that it left running. Windows have the
 * classes of happy-dom in common, whose methods a test replaces by `vi.spyOn` alone: Vitest takes these back itself.
 */
export async function newWorld(withDom: boolean): Promise<() => Promise<void>> {
  vi.resetModules()
  const window = withDom ? await builtinEnvironments['happy-dom'].setup(globalThis, {}) : undefined
  const stopTimers = trackTimers()
  return async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    stopTimers()
    await window?.teardown(globalThis)
  }
}

/** Keeps the timers that are started from now on; what is returned stops them. */
function trackTimers(): () => void {
  const { setTimeout, setInterval } = globalThis
  const started: NodeJS.Timeout[] = []
  const tracked = <T extends typeof setTimeout | typeof setInterval>(start: T): T =>
    Object.assign((...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args)
      started.push(timer)
      return timer
    }, start) as T
  globalThis.setTimeout = tracked(setTimeout)
  globalThis.setInterval = tracked(setInterval)
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval })
    for (const timer of started) clearTimeout(timer)
  }
}
