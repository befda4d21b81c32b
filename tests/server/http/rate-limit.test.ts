import { afterEach, expect, it, vi } from 'vitest'
import { rateLimit } from '#server/http/rate-limit.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

afterEach(() => vi.useRealTimers())

describeOnPglite('a rate limit', { modules: [] }, (server) => {
  it('sets no timer of its own: the retention job removes counters that are over', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    rateLimit(server.deps, { name: 'any', times: 1, withinSeconds: 60 })
    expect(vi.getTimerCount()).toBe(0)
  })
})
