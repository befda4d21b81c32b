import { describe, expect, it, vi } from 'vitest'
import type { SuiteQuery } from '#contract/views/suite-query.ts'
import type { Job } from '#server/paths/worker-pool/job.ts'
import { ResultCache } from '#server/paths/worker-pool/result-cache.ts'
import { suiteThread } from '#server/paths/worker-pool/suite-thread.ts'
import { WorkerPool } from '#server/paths/worker-pool/worker-pool.ts'
import { createQueue, QueueFull } from '#server/threads/queue.ts'
import { GaveUp } from '#server/threads/worker-thread.ts'
import { eventually } from '../../support/eventually.ts'

const wanted = () => new AbortController()
const small: Job = {
  kind: 'suite',
  machine: 'sign-up',
  day: '2026-11-21',
  query: { criterion: 'transitions' },
}
const large: Job = { ...small, machine: 'quote-list' }
const limits = { deadlineMs: 60_000, heapMb: 1_024, idleMs: 60_000 }

describe('the worker thread', () => {
  it('ends when its job is aborted, and does the next job in a new thread', async () => {
    const thread = suiteThread(limits)
    const asker = wanted()
    const making = thread.run(large, asker.signal)
    asker.abort()
    await expect(making).rejects.toThrow()
    expect(await thread.run(small, wanted().signal)).toMatchObject({
      kind: 'made',
      result: { machine: 'sign-up' },
    })
    thread.end()
  })

  it('gives up a job that exceeds its time', async () => {
    const thread = suiteThread({ ...limits, deadlineMs: 1 })
    await expect(thread.run(large, wanted().signal)).rejects.toEqual(new GaveUp('time'))
  })

  it('gives up a job that exceeds its memory', async () => {
    const thread = suiteThread({ ...limits, heapMb: 12 })
    await expect(thread.run(large, wanted().signal)).rejects.toEqual(new GaveUp('memory'))
  })
})

describe('the result cache', () => {
  it('computes once for concurrent callers, and serves later ones from the cache', async () => {
    const cache = new ResultCache<number>(2)
    let times = 0
    const make = async () => ++times
    expect(
      await Promise.all([cache.get('a', wanted().signal, make), cache.get('a', wanted().signal, make)]),
    ).toEqual([1, 1])
    expect(await cache.get('a', wanted().signal, make)).toBe(1)
  })

  it('evicts the least recently used result first', async () => {
    const cache = new ResultCache<string>(2)
    const made: string[] = []
    const get = (key: string) =>
      cache.get(key, wanted().signal, async () => {
        made.push(key)
        return key
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('aborts a computation only when the last caller has left', async () => {
    const cache = new ResultCache<string>(2)
    const [one, other] = [wanted(), wanted()]
    let unwanted: AbortSignal | undefined
    const make = (signal: AbortSignal) => {
      unwanted = signal
      return new Promise<string>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('left'))),
      )
    }
    const both = [cache.get('a', one.signal, make), cache.get('a', other.signal, make)]
    const ended = Promise.allSettled(both)
    one.abort()
    expect(unwanted?.aborted).toBe(false)
    other.abort()
    expect(unwanted?.aborted).toBe(true)
    await ended
    expect(await cache.get('a', wanted().signal, async () => 'anew')).toBe('anew')
  })

  it('does not cache failures or results that are not cacheable', async () => {
    const cache = new ResultCache<number>(2, (result) => result > 1)
    let times = 0
    const make = async () => {
      times += 1
      if (times === 1) throw new Error('no')
      return times - 1
    }
    await expect(cache.get('a', wanted().signal, make)).rejects.toThrow('no')
    for (const result of [1, 2, 2]) expect(await cache.get('a', wanted().signal, make)).toBe(result)
  })
})

describe('the queue', () => {
  it('runs jobs in order and skips the aborted ones', async () => {
    const enqueue = createQueue(5)
    const done: string[] = []
    const run = (name: string) => async () => void done.push(name)
    const left = wanted()
    const all = [
      enqueue(run('a'), wanted().signal),
      enqueue(run('b'), left.signal),
      enqueue(run('c'), wanted().signal),
    ]
    left.abort()
    await Promise.allSettled(all)
    expect(done).toEqual(['a', 'c'])
  })

  it('rejects a job when too many are waiting', async () => {
    const enqueue = createQueue(1)
    const first = enqueue(async () => 'a', wanted().signal)
    await expect(enqueue(async () => 'b', wanted().signal)).rejects.toBeInstanceOf(QueueFull)
    expect(await first).toBe('a')
    expect(await enqueue(async () => 'c', wanted().signal)).toBe('c')
  })
})

describe('the worker pool', () => {
  const answer = (name: string) => ({ kind: 'mendable', error: name, message: '' }) as const
  const ask = (pool: WorkerPool, machine: string, query: SuiteQuery = { criterion: 'states' }) =>
    pool.suite({ machine, day: '2026-11-21', query }, wanted().signal)

  it('does a job that takes too long in the second thread, and others in the first meanwhile', async () => {
    const quick = vi.fn(async ({ machine }: Job) => {
      if (machine === 'motor') throw new GaveUp('time')
      return answer('quick')
    })
    let finish = () => {}
    const long = vi.fn(
      () =>
        new Promise<ReturnType<typeof answer>>((resolve) => {
          finish = () => resolve(answer('long'))
        }),
    )
    const pool = new WorkerPool({ quick: { run: quick }, long: { run: long } })
    const slow = ask(pool, 'motor')
    expect(await ask(pool, 'sign-up')).toEqual(answer('quick'))
    finish()
    expect(await slow).toEqual(answer('long'))
    const again = ask(pool, 'motor', { criterion: 'states', maxLength: 5 })
    await eventually(() => expect(long).toHaveBeenCalledTimes(2))
    finish()
    await again
    expect(quick).toHaveBeenCalledTimes(2)
  })

  it('tries a job of another criterion in the first thread, and any after some minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let slow = true
    const quick = vi.fn(async () => {
      if (slow) throw new GaveUp('time')
      return answer('quick')
    })
    const pool = new WorkerPool({ quick: { run: quick }, long: { run: async () => answer('long') } })
    expect(await ask(pool, 'motor')).toEqual(answer('long'))
    slow = false
    expect(await ask(pool, 'motor', { criterion: 'transitions' })).toEqual(answer('quick'))
    expect(await ask(pool, 'motor', { criterion: 'states', maxLength: 5 })).toEqual(answer('long'))
    vi.advanceTimersByTime(5 * 60_000)
    expect(await ask(pool, 'motor', { criterion: 'states', maxLength: 6 })).toEqual(answer('quick'))
    vi.useRealTimers()
  })

  it('asks to try again where a job takes too long for both', async () => {
    const run = async () => Promise.reject(new GaveUp('time'))
    const pool = new WorkerPool({ quick: { run }, long: { run } })
    await expect(ask(pool, 'motor')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
