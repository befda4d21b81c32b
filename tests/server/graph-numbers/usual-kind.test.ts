import { expect, it } from 'vitest'
import { listGraphs, readGraph } from '#contract/graphs/graphs.calls.ts'
import { trafficRefused } from '#server/db/schema.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { keepEmptyScenes } from './scenes.ts'
import { forAnalysts, makeReal, withTraffic } from './with-traffic.ts'

describeOnEachDatabase('the numbers that nobody chose a kind of', forAnalysts, (server) => {
  withTraffic(server)

  async function shown() {
    const visitor = server.visitor()
    const { frame } = (await visitor.call(readGraph, { machine: 'hand-over', from: '2026-05-01' })).data
    await keepEmptyScenes(server.db, await publishMachines(server.db, server.clock.now()))
    const card = (await visitor.call(listGraphs, {})).data.find(({ key }) => key === 'hand-over')
    return [
      [frame.kind, frame.totals.journeys],
      [card?.isMadeUp ? 'made-up' : 'real', card?.journeys],
    ]
  }

  it('are made-up ones until more than ten real ones can be told', async () => {
    expect(await shown()).toEqual([
      ['made-up', 300],
      ['made-up', 300],
    ])
    await makeReal(server, 9)
    expect(await shown()).toEqual([
      ['made-up', 290],
      ['made-up', 290],
    ])
    await makeReal(server, 44)
    expect(await shown()).toEqual([
      ['real', 40],
      ['real', 40],
    ])
  })

  it('tell of refused batches in tens as well', async () => {
    await keepEmptyScenes(server.db, await publishMachines(server.db, server.clock.now()))
    const refuse = (machine: string, batches: number) =>
      server.db
        .insert(trafficRefused)
        .values({ day: server.clock.today(), machine, reason: 'does-not-fit', batches })
    await refuse('handOver', 7)
    await refuse('login', 34)
    const { data } = await server.visitor().call(listGraphs, {})
    const refused = (key: string) => data.find((card) => card.key === key)?.refused
    expect([refused('hand-over'), refused('login')]).toEqual(['few', 30])
  })
})
