import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { within } from '#web/lazy-page.ts'

const page = { default: () => null }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a lazily loaded page', () => {
  it('is shown once loaded', async () => {
    await expect(within(1000, 3, () => Promise.resolve(page))).resolves.toBe(page)
  })

  it('times out after 120 seconds [ROUTE-22, ERR-21, CONST-36]', async () => {
    const failed = expect(within(120_000, 3, () => new Promise(() => {}))).rejects.toThrow(
      'Loading chunk 3 failed',
    )
    await vi.advanceTimersByTimeAsync(120_000)
    await failed
  })

  it('fails at once when the fetch fails', async () => {
    await expect(within(120_000, 7, () => Promise.reject(new TypeError()))).rejects.toThrow(
      'Loading chunk 7 failed',
    )
  })
})
