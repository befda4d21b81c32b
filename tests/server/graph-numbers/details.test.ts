import { expect, it } from 'vitest'
import {
  exportGraph,
  exportReplay,
  listGraphs,
  readGraph,
  readReplay,
} from '#contract/graphs/graphs.calls.ts'
import { audits, machineScenes } from '#server/db/schema.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { keepEmptyScenes } from './scenes.ts'
import { forAnalysts, journeysTold, madeUp, withTraffic } from './with-traffic.ts'

describeOnPglite('a view of a machine', forAnalysts, (server) => {
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
    expect(new Set(place?.departures.map(({ source }) => source))).toEqual(new Set(['handOver.choosing']))
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

  it('writes what a journey did as a test, as far as the first event that no state handled', async () => {
    const list = await view({ view: 'journeys', through: 'off-model' })
    const rows = list.shown.view === 'journeys' ? list.shown.rows : []
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(journeysTold)
    const asked = { machine: 'hand-over', journey: rows[0]?.journey ?? '' }
    const { data } = await server.visitor().call(readReplay, asked)
    const at = data.steps.findIndex(({ offModel }) => offModel)
    await server.db.delete(audits)
    const test = (format: 'json' | 'playwright') => server.visitor().ask(exportReplay, { ...asked, format })
    const written = await test('playwright')
    expect(written.headers.get('content-disposition')).toContain(`hand-over-journey-${asked.journey}.spec.ts`)
    expect(await written.text()).toContain('await walkPath(path')
    const { paths, uncovered } = await (await test('json')).json()
    const events: { edge: string; also?: string[]; refused?: true; from: string }[] = paths[0].events
    const taken = data.steps.slice(0, at).flatMap(({ edge }) => edge ?? [])
    expect(uncovered).toEqual([])
    expect(events.slice(0, -1).flatMap(({ edge, also = [] }) => [edge, ...also])).toEqual(taken)
    expect(events.at(-1)).toMatchObject({ refused: true, from: data.steps[at]?.from?.split('.').at(-1) })
    expect(
      (await server.visitor().ask(exportReplay, { ...asked, journey: '0', format: 'json' })).status,
    ).toBe(404)
    const looked = (await server.db.select().from(audits)).map(({ leadId }) => leadId)
    expect(looked).toEqual([`traffic ${asked.journey}`])
  })

  it('lays out once what is not laid out yet, however many ask at once', async () => {
    await server.db.delete(machineScenes)
    await Promise.all([view(), view(), view()])
    expect(await server.db.select().from(machineScenes)).toHaveLength(1)
  })
})

describeOnPglite('what is asked of machines', forAnalysts, (server) => {
  it('is refused where nobody knows the machine', async () => {
    const response = await server.visitor().ask(readGraph, { machine: 'teapot' })
    expect(response.status).toBe(404)
  })

  it('is a list of them all, each with a small map and the traffic of today', async () => {
    await keepEmptyScenes(server.db, await publishMachines(server.db, server.clock.now()))
    const { data } = await server.visitor().call(listGraphs, {})
    const lifecycle = data.find(({ key }) => key === 'lifecycle')
    for (const told of [lifecycle?.refused, lifecycle?.journeys]) expect([0, 'few']).toContain(told)
    expect(data.every(({ svg }) => svg.startsWith('<svg'))).toBe(true)
  })
})

describeOnPglite('a view as a file', forAnalysts, (server) => {
  withTraffic(server)
  const file = (format: string, view = 'map') =>
    server.visitor().ask(exportGraph, { ...madeUp, view, format })

  it('is an attachment with the numbers of the page, in tens', async () => {
    const csv = await file('csv')
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="hand-over-map.csv"')
    const [heads, ...rows] = (await csv.text()).trim().split('\r\n')
    expect(heads).toMatch(/^kind,id,name,within,to,journeys,/)
    expect(rows.find((row) => row.startsWith('state,handOver.reading,'))).toContain(`,${journeysTold},`)
    const json = await (await file('json')).json()
    expect(json.frame.totals.journeys).toBe(journeysTold)
    const svg = await (await file('svg')).text()
    expect(svg).toContain(`>${journeysTold}<`)
    expect(svg).not.toContain('<a ')
  })

  it.each(['csv', 'mermaid', 'scxml', 'svg'])('says as %s that it is UTF-8', async (format) => {
    expect((await file(format)).headers.get('content-type')).toMatch(/; charset=utf-8$/)
  })

  it('is a picture, or the machine in the words of others', async () => {
    const png = new Uint8Array(await (await file('png')).arrayBuffer())
    expect([...png.slice(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
    expect(await (await file('mermaid')).text()).toMatch(/^stateDiagram-v2/)
    expect(await (await file('scxml')).text()).toContain('<scxml')
    expect(await (await file('csv', 'journeys')).text()).toMatch(/^journey,began,/)
    expect((await file('exe')).status).toBe(422)
  })
})
