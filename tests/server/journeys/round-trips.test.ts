import { asc } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { createApp } from '#server/app.ts'
import { PreparedPglite } from '#server/db/prepared-pglite.ts'
import { traffic as log, trafficJourneys, transitions } from '#server/db/schema.ts'
import { flowRoutes } from '#server/journeys/flow.routes.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { serverTraffic } from '#server/traffic/server-traffic.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { visitorOf } from '../support/visitor.ts'
import { aJourney, aSave } from './asha.ts'

describeOnEachDatabase('what a save asks of the database', { modules: [flowRoutes] }, (server) => {
  afterEach(() => void vi.restoreAllMocks())

  /** Statements on either database; those of a transaction come after its `begin`, which is counted. */
  const counted = () => {
    const spies = [
      vi.spyOn(PreparedPglite.prototype, 'query'),
      vi.spyOn(PreparedPglite.prototype, 'transaction'),
      vi.spyOn(pg.Client.prototype, 'query'),
    ]
    const [, transaction] = spies
    return {
      statements: () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0),
      transactions: () => transaction?.mock.calls.length,
    }
  }

  it('is one statement for a save with its log and traffic, and one for a start', async () => {
    await publishMachines(server.db, server.clock.now())
    const visitor = server.visitor()
    // The first save of a server reads what never changes: the machine's version and the segment.
    await aJourney(server.visitor(), 2)
    const start = counted()
    const started = await visitor.call(saveFlow, aSave(1))
    expect(start.statements()).toBe(1)
    vi.restoreAllMocks()
    const save = counted()
    await visitor.call(saveFlow, aSave(2, started.data.data))
    expect(save.statements()).toBe(1)
    expect(save.transactions()).toBe(0)
    expect(await server.db.select().from(log)).not.toEqual([])
    expect(server.logs.map(({ msg }) => msg)).not.toContain('not written at once')
  })

  it('is three statements where processes save in turn: two read the lead and its traffic', async () => {
    await publishMachines(server.db, server.clock.now())
    const other = createApp({
      deps: { ...server.deps, recording: serverTraffic(server.deps) },
      ping: server.database.ping,
      modules: [flowRoutes],
      checkReplies: true,
    })
    const apps = [server.app, other]
    let turn = 0
    const visitor = visitorOf(async (path, init) => {
      turn += 1
      return (apps[turn % apps.length] ?? other).request(path, init)
    }, testConfig.baseUrl)
    // What never changes is read by the first saves of each.
    for (const _ of apps) await aJourney(visitor, 1)
    let lead = await aJourney(visitor, 2)
    for (const step of [3, 4]) {
      const save = counted()
      const { data } = await visitor.call(saveFlow, aSave(step, lead))
      lead = data.data
      expect(save.statements()).toBe(3)
      expect(save.transactions()).toBe(0)
      vi.restoreAllMocks()
    }
  })

  it('tells what a journey does for the first time, whichever process it comes to', async () => {
    await publishMachines(server.db, server.clock.now())
    const visitor = server.visitor()
    let lead = await aJourney(visitor, 2)
    for (let again = 0; again < 3; again += 1) {
      Object.assign(server.deps, { recording: serverTraffic(server.deps) })
      const { data } = await visitor.call(saveFlow, aSave(2, lead))
      lead = data.data
    }
    const taken = (await server.db.select().from(log)).filter(({ edgeId }) => edgeId !== null)
    const edges = new Set(taken.map(({ edgeId }) => edgeId))
    expect(taken.length).toBeGreaterThan(edges.size)
    expect(taken.filter(({ firstEdge }) => firstEdge)).toHaveLength(edges.size)
  })

  it('continues a recording it has not written itself, as after a restart', async () => {
    await publishMachines(server.db, server.clock.now())
    const visitor = server.visitor()
    const lead = await aJourney(visitor, 2)
    const before = await server.db.select().from(log)
    Object.assign(server.deps, { recording: serverTraffic(server.deps) })
    await visitor.call(saveFlow, aSave(3, lead))
    const rows = await server.db.select().from(log).orderBy(asc(log.seq))
    expect(rows.length).toBeGreaterThan(before.length)
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, seq) => seq))
    expect(await server.db.select().from(trafficJourneys)).toHaveLength(1)
    expect(server.logs.map(({ msg }) => msg)).not.toContain('not written at once')
  })

  it('keeps moves and traffic in agreement while refused events are recorded beside it', async () => {
    await publishMachines(server.db, server.clock.now())
    const visitor = server.visitor()
    let lead = await aJourney(visitor, 1)
    const { customerLeadId: leadId } = lead
    const refused = { leadId, machine: motorMachine, state: 'motor.make', event: 'model.chosen' }
    for (let round = 0; round < 5; round += 1) {
      const save = visitor.call(saveFlow, aSave(2, lead))
      const others = [1, 2].map(() =>
        server.deps.recording.writeRefused(server.db, refused, server.clock.now()),
      )
      const [{ data }] = await Promise.all([save, ...others])
      lead = data.data
    }
    const rows = await server.db.select().from(log).orderBy(asc(log.seq))
    const [journey] = await server.db.select().from(trafficJourneys)
    expect(journey?.steps).toBe(rows.filter(({ edgeId }) => edgeId !== null).length)
    expect(rows.at(-1)?.toId).toBe(journey?.resting[0])
    const moves = await server.db.select().from(transitions)
    expect(moves.filter(({ event }) => event === 'make.chosen')).toHaveLength(5)
    expect(lead.version).toBe(6)
  })
})
