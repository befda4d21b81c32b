import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { graphOf } from '#machines/core/graph.ts'
import { lifecycleEvents } from '#machines/purchase/lifecycle/lifecycle.events.ts'
import { lifecycleMachine } from '#machines/purchase/lifecycle/lifecycle.machine.ts'
import { statusKeys } from '#machines/reference/statuses.ts'
import { leads, transitions } from '#server/db/schema.ts'
import { canMove, moveLifecycle } from '#server/engine/lifecycle.ts'
import type { Actor } from '#server/engine/log-transitions.ts'
import { ApiError } from '#server/http/fail.ts'
import { aLead } from '../support/a-lead.ts'
import { startOfTests } from '../support/clock.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { events, statuses, table } from './lifecycle-table.ts'

const actors = { C: 'customer', E: 'employee', S: 'system' } as const
const at = new Date(startOfTests)
const stored = (status: string) => (status === 'none' ? null : status)
const rowOf = (status: string, event: string) => table.find(([from, one]) => from === status && one === event)

describe('the lifecycle', () => {
  it('has these sixteen statuses and no other [LIFE-01, LIFE-02, LIFE-03, LIFE-04, LIFE-07, DESIGN-08]', () => {
    expect(new Set(statusKeys)).toEqual(new Set(statuses.slice(1)))
    expect(statusKeys).toHaveLength(16)
    expect(() => canMove('paid', 'PAY')).toThrow('Unknown status')
  })

  it('knows these events and no other', () => {
    expect(new Set(Object.keys(lifecycleEvents))).toEqual(new Set(events))
  })

  it.each(statuses)('takes from %s exactly the events of the table [LIFE-06]', (status) => {
    const taken = events.filter((event) => canMove(stored(status), event))
    expect(taken).toEqual(events.filter((event) => rowOf(status, event)))
  })

  it('never skips a phase forward [LIFE-05]', () => {
    const phases = ['none', 'quotes', 'proposal', 'payment', 'policyDoc']
    const phaseOf = (state = '') =>
      phases.findIndex((phase) => state.startsWith(`${lifecycleMachine.id}.${phase}`))
    const forward = graphOf(lifecycleMachine)
      .edges.map(({ source, targets }) => [phaseOf(source), phaseOf(targets[0])])
      .filter(([from = 0, to = 0]) => to > from)
      .map(([from, to]) => `${from} to ${to}`)
    expect([...new Set(forward)]).toEqual(['0 to 1', '1 to 2', '2 to 3', '3 to 4'])
  })
})

describeOnEachDatabase('moving a purchase', { modules: [] }, (server) => {
  const lead = (status: string) => aLead({ status: stored(status) })
  const move = (status: string, event: (typeof events)[number], by: Actor) =>
    server.db.transaction((tx) => moveLifecycle(server.deps, tx, lead(status), event, by))

  it.each(table)('from %s by %s leads to %s, for %s alone [LIFE-06]', async (from, event, to, who) => {
    await server.db.insert(leads).values(lead(from))
    for (const key of ['C', 'E', 'S'] as const) {
      await server.db.update(leads).set({ status: stored(from) })
      const moved = move(from, event, { actor: actors[key], at })
      if (who.includes(key)) await expect(moved).resolves.toBe(to)
      else
        await expect(moved).rejects.toMatchObject({
          code: 'not-now',
          details: { current: { state: from, event } },
        })
      const [row] = await server.db.select().from(leads)
      expect(row?.status).toBe(who.includes(key) ? to : stored(from))
    }
    expect(await server.db.select().from(transitions)).toHaveLength(who.length)
  })

  it('refuses every pair that is not in the table, whoever asks, and changes nothing [LIFE-06]', async () => {
    await server.db.insert(leads).values(lead('none'))
    const refused = statuses.flatMap((status) =>
      events.filter((event) => !rowOf(status, event)).map((event) => [status, event] as const),
    )
    expect(refused).toHaveLength(statuses.length * events.length - table.length)
    for (const [status, event] of refused)
      for (const actor of Object.values(actors))
        await expect(
          moveLifecycle(server.deps, server.db, lead(status), event, { actor, at }),
        ).rejects.toThrow(ApiError)
    expect(await server.db.select().from(transitions)).toEqual([])
  })

  it('logs who moved it, when and why', async () => {
    await server.db.insert(leads).values(lead('none'))
    await move('none', 'REQUEST_QUOTES', {
      actor: 'employee',
      actorId: 'E42',
      cause: 'motor/getQuotesData',
      at,
    })
    expect(await server.db.select().from(transitions)).toMatchObject([
      {
        leadId: 'lead-1',
        machine: 'lifecycle',
        fromState: 'none',
        event: 'REQUEST_QUOTES',
        toState: 'quotesRequested',
        actor: 'employee',
        actorId: 'E42',
        cause: 'motor/getQuotesData',
        at,
      },
    ])
  })

  it('refuses where somebody else has moved it meanwhile', async () => {
    await server.db.insert(leads).values(lead('quotesGenerated'))
    await expect(move('quotesInProcess', 'QUOTES_RECEIVED', { actor: 'system', at })).rejects.toMatchObject({
      code: 'not-now',
    })
  })

  it('moves no other that stands where it stood', async () => {
    for (const status of ['none', 'quotesInProcess'])
      await server.db.insert(leads).values([
        { ...lead(status), id: `this ${status}` },
        { ...lead(status), id: `other ${status}` },
      ])
    const by = { actor: 'customer' as const, at }
    const moveThis = (status: string, event: (typeof events)[number]) =>
      moveLifecycle(server.deps, server.db, { ...lead(status), id: `this ${status}` }, event, by)
    await moveThis('none', 'REQUEST_QUOTES')
    await moveThis('quotesInProcess', 'EDIT_REQUEST')
    const rows = await server.db.select().from(leads)
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      'this none': 'quotesRequested',
      'other none': null,
      'this quotesInProcess': 'quotesRequested',
      'other quotesInProcess': 'quotesInProcess',
    })
  })

  it('leaves no trace where the transaction fails', async () => {
    await server.db.insert(leads).values(lead('none'))
    const failing = server.db.transaction(async (tx) => {
      await moveLifecycle(server.deps, tx, lead('none'), 'REQUEST_QUOTES', { actor: 'customer', at })
      throw new Error('the save failed')
    })
    await expect(failing).rejects.toThrow('the save failed')
    const [row] = await server.db.select().from(leads).where(eq(leads.id, 'lead-1'))
    expect(row?.status).toBeNull()
    expect(await server.db.select().from(transitions)).toEqual([])
  })
})
