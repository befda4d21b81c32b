import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdJob, leaseSeconds } from '#server/jobs/hold-job.ts'

describe('a process that does a job', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says so until it is done', async () => {
    const renew = vi.fn(async () => true)
    const held = holdJob(renew)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([renew.mock.calls.length, held.signal.aborted]).toEqual([120, false])
    held.release()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([renew.mock.calls.length, held.signal.aborted]).toEqual([120, false])
  })

  it('gives it up at once when it is another’s', async () => {
    const held = holdJob(async () => false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(held.signal.reason).toEqual(new Error('another process may do it'))
  })

  it.each([
    ['fails', () => Promise.reject(new Error('the database is gone'))],
    ['does not answer', () => new Promise<boolean>(() => {})],
  ])('gives it up in time where the database %s', async (_, renew) => {
    const held = holdJob(renew)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(held.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(leaseSeconds * 1_000 - 15_000 - 10_000)
    expect(held.signal.aborted).toBe(true)
  })

  it('goes on where the database is back in time', async () => {
    const renew = vi.fn(async () => true)
    const held = holdJob(renew)
    for (let at = 0; at < 2; at += 1) renew.mockRejectedValueOnce(new Error('the database is gone'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(held.signal.aborted).toBe(false)
  })
})
