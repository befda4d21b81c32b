import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { leads } from '#server/db/schema.ts'
import { BossQueue } from '#server/jobs/boss-queue.ts'
import { jobKind } from '#server/jobs/job-kind.ts'
import type { JobHandler } from '#server/jobs/queue.ts'
import { eventually } from '../../support/eventually.ts'
import { aLead } from '../support/a-lead.ts'
import { onClock } from '../support/on-clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const greet = jobKind('greet', v.object({ name: v.string() }), {
  retries: 2,
  backoffMs: 1_000,
  timeoutMs: 50,
})

/** A promise, and what keeps it. */
function promised<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

describeOnEachDatabase('the job queue', { modules: [] }, (server) => {
  const greeted: string[] = []
  afterEach(() => {
    vi.useRealTimers()
    greeted.splice(0)
  })

  async function startedOn(): Promise<unknown> {
    const { rows } = await server.database.executeSql('select started_on from pgboss.job')
    return rows
  }

  /** A queue that starts after its kinds are known, as the server's does. */
  async function queue(
    handler: JobHandler<{ name: string }> = async ({ name }) => void greeted.push(name),
    isAlone = false,
  ) {
    const { executeSql } = server.database
    const jobs = new BossQueue({
      executeSql,
      log: server.deps.log,
      runs: server.deps.metrics.jobRuns,
      pollMs: 0,
      isAlone,
      wrap: (sql) => onClock(server.clock, sql),
    })
    jobs.work(greet, handler)
    await jobs.start()
    return jobs
  }

  it('does a job that was sent', async () => {
    const jobs = await queue()
    await jobs.send(greet, { name: 'Asha' })
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    expect(greeted).toEqual(['Asha'])
  })

  it('keeps a job back until its time', async () => {
    const jobs = await queue()
    await jobs.send(greet, { name: 'Asha' }, { startAfter: new Date(server.clock.now().getTime() + 5_000) })
    server.clock.advance(4_999)
    expect(await jobs.runDue()).toBe(0)
    server.clock.advance(1)
    expect(await jobs.runDue()).toBe(1)
  })

  it('lets one job wait for each singleton key', async () => {
    const jobs = await queue()
    expect(await jobs.send(greet, { name: 'Asha' }, { singletonKey: 'a' })).toBe(true)
    expect(await jobs.send(greet, { name: 'again' }, { singletonKey: 'a' })).toBe(false)
    expect(await jobs.send(greet, { name: 'Bala' }, { singletonKey: 'b' })).toBe(true)
    await jobs.runDue()
    expect(greeted).toEqual(['Asha', 'Bala'])
    expect(await jobs.send(greet, { name: 'later' }, { singletonKey: 'a' })).toBe(true)
  })

  it('tries a failed job again, each time after a longer wait, and then gives it up', async () => {
    const attempts: [number, boolean][] = []
    const jobs = await queue()
    jobs.work(greet, async (_, { attempt, isLast }) => {
      attempts.push([attempt, isLast])
      throw new Error('the mobile 9876543210 is not reachable')
    })
    await jobs.send(greet, { name: 'Asha' })
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    for (let second = 0; second < 10; second += 1) {
      server.clock.advance(1_000)
      await jobs.runDue()
    }
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    expect(server.logText).toContain('the mobile [number] is not reachable')
    const { values } = await server.deps.metrics.jobRuns.get()
    expect(values).toMatchObject([
      { labels: { outcome: 'failed' }, value: 2 },
      { labels: { outcome: 'given-up' }, value: 1 },
    ])
  })

  it('fails a job whose handler takes longer than its time', async () => {
    const jobs = await queue(() => new Promise<void>(() => {}))
    await jobs.send(greet, { name: 'Asha' })
    await jobs.runDue()
    expect(server.logText).toContain('took longer than 50 ms')
  })

  it('gives the jobs of a stopped queue to the next one', async () => {
    const first = await queue()
    await first.send(greet, { name: 'Asha' })
    await first.stop(1_000)
    const second = await queue()
    expect(await second.runDue()).toBe(1)
    expect(greeted).toEqual(['Asha'])
  })

  it('hands a job that does not end in time to the next queue, as if it had never begun', async () => {
    const { executeSql } = server.database
    const slow = jobKind('slow', v.object({}), { retries: 0 })
    const begun = promised<AbortSignal>()
    const first = new BossQueue({ executeSql, log: server.deps.log, pollMs: 20 })
    first.work(slow, (_, { signal }) => {
      begun.resolve(signal)
      return new Promise(() => {})
    })
    await first.start()
    await first.send(slow, {})
    const signal = await begun.promise
    expect([first.isWorking(), await first.depth()]).toEqual([
      true,
      [{ kind: 'slow', state: 'running', count: 1 }],
    ])
    await first.stop(50)
    expect([first.isWorking(), signal.aborted]).toEqual([false, true])
    const attempts: number[] = []
    const second = new BossQueue({ executeSql, log: server.deps.log, pollMs: 0 })
    second.work(slow, async (_, { attempt }) => void attempts.push(attempt))
    await second.start()
    expect(await second.depth()).toEqual([{ kind: 'slow', state: 'waiting', count: 1 }])
    expect(await second.runDue()).toBe(1)
    expect(attempts).toEqual([1])
  })

  it('hands back no job that another process has taken meanwhile', async () => {
    const { executeSql } = server.database
    const slow = jobKind('slow', v.object({}))
    const begun = promised<void>()
    const stalled = new BossQueue({ executeSql, log: server.deps.log, pollMs: 20 })
    stalled.work(slow, () => {
      begun.resolve()
      return new Promise(() => {})
    })
    await stalled.start()
    await stalled.send(slow, {})
    await begun.promise
    await executeSql('update pgboss.job set retry_count = 1')
    await stalled.stop(50)
    expect(await stalled.depth()).toEqual([{ kind: 'slow', state: 'running', count: 1 }])
  })

  it('waits for a job that ends in time', async () => {
    const { executeSql } = server.database
    const begun = promised<void>()
    const jobs = new BossQueue({ executeSql, log: server.deps.log, pollMs: 20 })
    jobs.work(greet, async ({ name }) => {
      begun.resolve()
      await new Promise((resolve) => setTimeout(resolve, 20))
      greeted.push(name)
    })
    await jobs.start()
    await jobs.send(greet, { name: 'Asha' })
    await begun.promise
    await jobs.stop(1_000)
    expect([greeted, await jobs.depth()]).toEqual([['Asha'], []])
  })

  it('gives a job whose process died to the next one after 30 s, however long it may take', async () => {
    const dead = await queue()
    await dead.send({ ...greet, timeoutMs: 600_000 }, { name: 'Asha' })
    await server.database.executeSql(
      `update pgboss.job set state = 'active', started_on = timestamptz '${server.clock.now().toISOString()}'`,
    )
    server.clock.advance(26_000)
    const early = await queue()
    server.clock.advance(2_000)
    expect(await early.runDue()).toBe(0)
    server.clock.advance(4_000)
    const second = await queue()
    server.clock.advance(2_000)
    expect(await second.runDue()).toBe(1)
    expect(greeted).toEqual(['Asha'])
  })

  /** A job that is being done until `end` says so, and may take ten minutes. */
  async function aLongJob(isAlone?: boolean) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const end = promised<void>()
    const first = await queue(() => end.promise, isAlone)
    const patient = { ...greet, timeoutMs: 600_000 }
    first.work(patient, () => end.promise)
    await first.send(patient, { name: 'Asha' })
    const running = first.runDue()
    await eventually(async () => expect(await first.depth()).toMatchObject([{ state: 'running' }]))
    return { first, end, running, begun: await startedOn() }
  }

  it('keeps a job for as long as it says that it does it', async () => {
    const { first, end, running, begun } = await aLongJob()
    server.clock.advance(28_000)
    await vi.advanceTimersByTimeAsync(5_000)
    await eventually(async () => expect(await startedOn()).not.toEqual(begun))
    server.clock.advance(4_000)
    const second = await queue()
    server.clock.advance(2_000)
    expect(await second.runDue()).toBe(0)
    end.resolve()
    await running
    expect(await first.depth()).toEqual([])
  })

  it('keeps a job for as long as it lives where no other process has the database', async () => {
    const { first, end, running, begun } = await aLongJob(true)
    server.clock.advance(600_000)
    await vi.advanceTimersByTimeAsync(600_000)
    const expiring = await queue()
    server.clock.advance(2_000)
    expect([await expiring.runDue(), await startedOn()]).toEqual([0, begun])
    end.resolve()
    await running
    expect(await first.depth()).toEqual([])
  })

  it('takes the jobs of a dead process at its start where no other has the database', async () => {
    const dead = await queue(undefined, true)
    await dead.send(greet, { name: 'Asha' })
    await server.database.executeSql(
      `update pgboss.job set state = 'active', started_on = timestamptz '${server.clock.now().toISOString()}'`,
    )
    const next = await queue(undefined, true)
    server.clock.advance(2_000)
    expect(await next.runDue()).toBe(1)
    expect(greeted).toEqual(['Asha'])
  })

  it('does not wait for the time to come at which a wrong clock had sent or tried a job', async () => {
    const dead = await queue(undefined, true)
    await dead.send(greet, { name: 'Asha' })
    await dead.send(greet, { name: 'Bala' }, { startAfter: new Date(server.clock.now().getTime() + 60_000) })
    await dead.send(greet, { name: 'Chitra' })
    const { executeSql } = server.database
    const now = `timestamptz '${server.clock.now().toISOString()}'`
    await executeSql(
      `update pgboss.job set start_after = start_after + interval '6 hours', created_on = ${now} + interval '6 hours'`,
    )
    await executeSql(
      `update pgboss.job set state = 'retry', created_on = ${now}, started_on = ${now} + interval '6 hours'
        where data->>'name' = 'Chitra'`,
    )
    const next = await queue(undefined, true)
    server.clock.advance(2_000)
    await next.runDue()
    expect(greeted.sort()).toEqual(['Asha', 'Chitra'])
    server.clock.advance(60_000)
    await next.runDue()
    expect(greeted).toContain('Bala')
  })

  it('does not wait for a wrong clock that was ahead when a process took the jobs of a dead one', async () => {
    const dead = await queue(undefined, true)
    await dead.send(greet, { name: 'Asha' })
    const now = `timestamptz '${server.clock.now().toISOString()}'`
    await server.database.executeSql(
      `update pgboss.job set state = 'active', created_on = ${now}, started_on = ${now}`,
    )
    const ahead = 6 * 3_600_000
    server.clock.advance(ahead)
    await queue(undefined, true)
    server.clock.advance(-ahead)
    const next = await queue(undefined, true)
    server.clock.advance(4_000)
    expect(await next.runDue()).toBe(1)
    expect(greeted).toEqual(['Asha'])
  })

  it('leaves a job to the process that has taken it meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const jobs = await queue()
    const patient = { ...greet, timeoutMs: 600_000 }
    const aborted = promised<void>()
    jobs.work(patient, async (_, { signal }) => {
      signal.addEventListener('abort', () => aborted.resolve())
      await new Promise(() => {})
    })
    await jobs.send(patient, { name: 'Asha' })
    const running = jobs.runDue()
    await eventually(async () => expect(await jobs.depth()).toMatchObject([{ state: 'running' }]))
    await server.database.executeSql('update pgboss.job set retry_count = 1')
    await vi.advanceTimersByTimeAsync(5_000)
    await aborted.promise
    await running
    expect(await jobs.depth()).toEqual([{ kind: 'greet', state: 'running', count: 1 }])
  })

  it('sends inside a transaction only if that commits', async () => {
    const jobs = await queue()
    const undone = server.db.transaction(async (tx) => {
      await jobs.send(greet, { name: 'undone' }, { tx })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await server.db.transaction(async (tx) => {
      await tx.insert(leads).values(aLead())
      await jobs.send(greet, { name: 'Asha' }, { tx })
    })
    await jobs.runDue()
    expect(greeted).toEqual(['Asha'])
  })

  it('refuses a job nobody works on', async () => {
    const jobs = await queue()
    const unknown = jobKind('unknown', v.object({}))
    await expect(jobs.send(unknown, {})).rejects.toThrow('Nobody works on unknown')
  })

  it('does jobs by itself as soon as they are sent', async () => {
    const { executeSql } = server.database
    const jobs = new BossQueue({ executeSql, log: server.deps.log, pollMs: 60_000 })
    const done = new Promise<string>((resolve) => jobs.work(greet, async ({ name }) => resolve(name)))
    await jobs.start()
    await jobs.send(greet, { name: 'Asha' })
    expect(await done).toBe('Asha')
    await jobs.stop(1_000)
  })

  it('has a job that is sent at once due in the very millisecond of it', async () => {
    const jobs = await queue()
    await jobs.send(greet, { name: 'Asha' })
    const { rows } = await server.database.executeSql(
      'select start_after < created_on as due from pgboss.job',
    )
    expect(rows).toEqual([{ due: true }])
  })

  it('does jobs by itself once their time has come, beside a slow one of another kind', async () => {
    const { executeSql } = server.database
    const jobs = new BossQueue({ executeSql, log: server.deps.log, pollMs: 20 })
    const slow = jobKind('slow', v.object({}))
    const ends: (() => void)[] = []
    jobs.work(slow, () => new Promise((resolve) => void ends.push(resolve)))
    const done = new Promise<string>((resolve) => jobs.work(greet, async ({ name }) => resolve(name)))
    await jobs.start()
    await jobs.send(slow, {})
    await jobs.send(greet, { name: 'Asha' }, { startAfter: new Date(Date.now() + 100) })
    expect(await done).toBe('Asha')
    for (const end of ends) end()
    await jobs.stop(1_000)
  })
})
