import { describe, expect, it } from 'vitest'
import { inTurn, TooMany } from '#server/paths/making/in-turn.ts'
import type { Job } from '#server/paths/making/job.ts'
import { Kept } from '#server/paths/making/kept.ts'
import { GivenUp, Thread } from '#server/paths/making/thread.ts'

const wanted = () => new AbortController()
const small: Job = {
  kind: 'suite',
  machine: 'sign-up',
  day: '2026-11-21',
  query: { criterion: 'transitions' },
}
const large: Job = { ...small, machine: 'quote-list' }
const limits = { deadlineMs: 60_000, heapMb: 1_024, idleMs: 60_000 }

describe('the thread that makes suites', () => {
  it('ends with a job nobody wants any more, and does the next in another', async () => {
    const thread = new Thread(limits)
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

  it('gives up a job that takes too long', async () => {
    const thread = new Thread({ ...limits, deadlineMs: 1 })
    await expect(thread.run(large, wanted().signal)).rejects.toEqual(new GivenUp('time'))
  })

  it('gives up a job that takes too much memory', async () => {
    const thread = new Thread({ ...limits, heapMb: 12 })
    await expect(thread.run(large, wanted().signal)).rejects.toEqual(new GivenUp('memory'))
  })
})

describe('what was made', () => {
  it('is made once for all who ask at once, and kept for who asks later', async () => {
    const kept = new Kept<number>(2)
    let times = 0
    const make = async () => ++times
    expect(
      await Promise.all([kept.get('a', wanted().signal, make), kept.get('a', wanted().signal, make)]),
    ).toEqual([1, 1])
    expect(await kept.get('a', wanted().signal, make)).toBe(1)
  })

  it('gives way to newer things, the longest unused first', async () => {
    const kept = new Kept<string>(2)
    const made: string[] = []
    const get = (key: string) =>
      kept.get(key, wanted().signal, async () => {
        made.push(key)
        return key
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('is unwanted only when the last of those who wait has left', async () => {
    const kept = new Kept<string>(2)
    const [one, other] = [wanted(), wanted()]
    let unwanted: AbortSignal | undefined
    const make = (signal: AbortSignal) => {
      unwanted = signal
      return new Promise<string>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('left'))),
      )
    }
    const both = [kept.get('a', one.signal, make), kept.get('a', other.signal, make)]
    const ended = Promise.allSettled(both)
    one.abort()
    expect(unwanted?.aborted).toBe(false)
    other.abort()
    expect(unwanted?.aborted).toBe(true)
    await ended
    expect(await kept.get('a', wanted().signal, async () => 'anew')).toBe('anew')
  })

  it('is made anew where it failed or is not worth keeping', async () => {
    const kept = new Kept<number>(2, (result) => result > 1)
    let times = 0
    const make = async () => {
      times += 1
      if (times === 1) throw new Error('no')
      return times - 1
    }
    await expect(kept.get('a', wanted().signal, make)).rejects.toThrow('no')
    for (const result of [1, 2, 2]) expect(await kept.get('a', wanted().signal, make)).toBe(result)
  })
})

describe('who waits', () => {
  it('has a turn after those before, unless they have left by then', async () => {
    const turn = inTurn(5)
    const done: string[] = []
    const run = (name: string) => async () => void done.push(name)
    const left = wanted()
    const all = [
      turn(run('a'), wanted().signal),
      turn(run('b'), left.signal),
      turn(run('c'), wanted().signal),
    ]
    left.abort()
    await Promise.allSettled(all)
    expect(done).toEqual(['a', 'c'])
  })

  it('is told where too many wait already', async () => {
    const turn = inTurn(1)
    const first = turn(async () => 'a', wanted().signal)
    await expect(turn(async () => 'b', wanted().signal)).rejects.toBeInstanceOf(TooMany)
    expect(await first).toBe('a')
    expect(await turn(async () => 'c', wanted().signal)).toBe('c')
  })
})
