import { beforeEach, expect, it } from 'vitest'
import { listGraphs, readGraph, readPulse, readReplay } from '#contract/graphs/graphs.calls.ts'
import { handOverSubject } from '#machines/hand-over/hand-over.subject.ts'
import { graphViews } from '#machines/schemas/graph-query.ts'
import type { GraphView } from '#machines/schemas/graph-view.ts'
import { audits, machineScenes } from '#server/db/schema.ts'
import { graphs } from '#server/graphs/graphs.routes.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase, describeOnPglite } from '../support/on-each-database.ts'
import { anEmployee } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'
import { keepEmptyScenes, keepScenes } from './scenes.ts'

const options = {
  modules: [graphs],
  deps: { identify: async () => anEmployee('meera.analyst', 'analyst') },
}
const { machine } = handOverSubject
const journeys = 300
const madeUp = { machine: 'hand-over', kind: 'made-up', from: '2026-05-01' }

/** Three hundred journeys over a small machine, and how a view of them is asked for. */
function withTraffic(server: TestServer) {
  beforeEach(async () => {
    const now = server.clock.now()
    await keepScenes(server.db, await publishVersion(server.db, machine, now), machine)
    await seedTraffic(server.db, { journeys, seed: 4, days: 5, now, only: ['hand-over'] })
  })
  return async (asked: Record<string, string> = {}): Promise<GraphView> =>
    (await server.visitor().call(readGraph, { ...madeUp, ...asked })).data
}

describeOnEachDatabase('a view of a machine', options, (server) => {
  const view = withTraffic(server)

  it('is there whole in every form, with the same totals around it', async () => {
    const frames = new Set<string>()
    for (const name of graphViews) {
      const { shown, frame } = await view({ view: name })
      expect(shown.view).toBe(name)
      frames.add(JSON.stringify([frame.totals, frame.conservation]))
    }
    expect(frames.size).toBe(1)
    const { frame } = await view()
    expect(frame.totals.journeys).toBe(journeys)
    expect(frame).toMatchObject({ hasMadeUp: true, kind: 'made-up', conservation: { holds: true } })
  })

  it('lists journeys page by page, those through a place alone where one is named', async () => {
    const first = await view({ view: 'journeys' })
    if (first.shown.view !== 'journeys') throw new Error('That is no list')
    const next = await view({ view: 'journeys', before: first.shown.next ?? '' })
    if (next.shown.view !== 'journeys') throw new Error('That is no list')
    expect(first.shown.rows).toHaveLength(50)
    expect(Number(next.shown.rows[0]?.journey)).toBeLessThan(Number(first.shown.next))
    const closed = await view({ view: 'journeys', through: 'handOver.closed' })
    if (closed.shown.view !== 'journeys') throw new Error('That is no list')
    expect(new Set(closed.shown.rows.map(({ outcome }) => outcome))).toEqual(new Set(['finished']))
  })

  it('compares two periods on one drawing', async () => {
    const { shown } = await view({
      view: 'compare',
      from: '2026-06-13',
      otherFrom: '2026-06-10',
      otherTo: '2026-06-12',
    })
    if (shown.view !== 'compare') throw new Error('That is no comparison')
    expect(shown.other.label).toBe('2026-06-10 – 2026-06-12')
    const both = [shown.one, shown.other].map(({ totals }) => Number(totals.journeys))
    expect(both[0]).toBeGreaterThan(0)
    const reading = shown.rows.find(({ id }) => id === 'handOver.reading')
    expect(reading).toMatchObject({ one: both[0], other: both[1], difference: 0 })
  })

  it('goes on with every row that is recorded', async () => {
    const pulse = async () => (await server.visitor().call(readPulse, { machine: 'hand-over' })).data
    const before = await pulse()
    expect(before).toBe((await view()).frame.pulse)
    await seedTraffic(server.db, {
      journeys: 1,
      seed: 5,
      days: 1,
      now: server.clock.now(),
      only: ['hand-over'],
    })
    expect(await pulse()).not.toBe(before)
  })
})

describeOnPglite('a view of a machine', options, (server) => {
  const view = withTraffic(server)

  it('counts no made-up traffic where nobody asks for it', async () => {
    expect((await view({ kind: 'real' })).frame).toMatchObject({ hasMadeUp: false, totals: { journeys: 0 } })
  })

  it('names what the address asks for in vain, and shows the rest', async () => {
    const asked = {
      from: '2026-02-31',
      version: '0123456789abcdef',
      at: 'nowhere',
      metric: 'luck',
      side: 'browser',
    }
    const { frame, shown } = await view(asked)
    expect(frame.faults.sort()).toEqual(['at', 'from', 'metric', 'version'])
    expect(shown).toMatchObject({ view: 'map', metric: 'journeys' })
    expect((await view({ view: 'journeys', through: 'nowhere' })).frame.faults).toEqual(['through'])
    expect((await view({ from: '2026-06-10', to: '2026-06-01' })).frame).toMatchObject({
      faults: ['from'],
      to: '2026-06-01',
    })
  })

  it('tells the numbers of a state that is pointed at, and where journeys came from and went', async () => {
    const { place } = await view({ at: 'handOver.choosing' })
    expect(place).toMatchObject({ kind: 'state', id: 'handOver.choosing', state: { type: 'atomic' } })
    expect(place?.arrivals.map(({ source }) => source)).toContain('handOver.reading')
    expect(place?.departures.every(({ source }) => source === 'handOver.choosing')).toBe(true)
    const { shown } = await view({ at: 'handOver.choosing' })
    expect('svg' in shown && shown.svg).toContain('at=handOver.choosing')
  })

  it('replays a journey step by step, and writes down who looked', async () => {
    const list = await view({ view: 'journeys' })
    const journey = list.shown.view === 'journeys' ? (list.shown.rows[0]?.journey ?? '') : ''
    const { data } = await server.visitor().call(readReplay, { machine: 'hand-over', journey })
    expect(data.steps[0]).toMatchObject({ ms: 0, from: null, to: 'handOver.reading' })
    const [audit] = await server.db.select().from(audits)
    expect(audit).toMatchObject({
      employeeId: 'meera.analyst',
      leadId: `traffic ${journey}`,
      action: 'graphs/replay',
    })
    const elsewhere = await server.visitor().ask(readReplay, { machine: 'merge', journey })
    expect(elsewhere.status).toBe(404)
  })

  it('lays out once what is not laid out yet, however many ask at once', async () => {
    await server.db.delete(machineScenes)
    await Promise.all([view(), view(), view()])
    expect(await server.db.select().from(machineScenes)).toHaveLength(1)
  })
})

describeOnPglite('what is asked of machines', options, (server) => {
  it('is refused where nobody knows the machine', async () => {
    const response = await server.visitor().ask(readGraph, { machine: 'teapot' })
    expect(response.status).toBe(404)
  })

  it('is a list of them all, each with a small map and the traffic of today', async () => {
    await keepEmptyScenes(server.db, await publishMachines(server.db, server.clock.now()))
    const { data } = await server.visitor().call(listGraphs, {})
    expect(data.find(({ key }) => key === 'lifecycle')).toMatchObject({ journeys: 0, refused: 0 })
    expect(data.every(({ svg }) => svg.startsWith('<svg'))).toBe(true)
  })
})
