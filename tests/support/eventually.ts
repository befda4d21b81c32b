import { vi } from 'vitest'

/** Waits until a check of what happens beside the test holds, for as long as a busy machine may take. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 })
