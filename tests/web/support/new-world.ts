import { vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

/** The end of the world that is open in this worker, where the modules of the next file find it. */
const open = Symbol.for('safar.tests.open-world')
const worker: typeof globalThis & { [open]?: () => Promise<void> } = globalThis

/**
 * Begins a file of tests as in a worker of its own; what is returned ends all that it left running. Vitest calls no
 * hook of a file that fails while it is imported, or of which no test is wanted, so the next file ends its world first.
 * Windows have the classes of happy-dom in common, whose methods a test replaces by `vi.spyOn` alone: Vitest takes
 * these back itself.
 */
export async function newWorld(withDom: boolean): Promise<() => Promise<void>> {
  await worker[open]?.()
  vi.resetModules()
  const { console, setImmediate } = globalThis
  const window = withDom ? await builtinEnvironments['happy-dom'].setup(globalThis, {}) : undefined
  const stopTimers = trackTimers()
  const end = async () => {
    if (worker[open] !== end) return
    delete worker[open]
    vi.useRealTimers()
    // Half of it would be imported into the world of the next file.
    await vi.dynamicImportSettled()
    // React's scheduler goes on in one of these, and needs its window there.
    await new Promise((then) => setImmediate(then))
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    stopTimers()
    await window?.teardown(globalThis)
    globalThis.console = console
  }
  worker[open] = end
  return end
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
