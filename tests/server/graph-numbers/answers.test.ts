import { expect, it } from 'vitest'
import { listGraphs, readGraph } from '#contract/graphs/graphs.calls.ts'
import { type StateNumbers, shareOf } from '#contract/views/graph-numbers.ts'
import type { GraphAnswers, GraphView } from '#contract/views/graph-view.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { answersOf } from '#server/graphs/answers/answers.ts'
import { publishMachines } from '#server/traffic/publish-machines.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { randomWalks, writeWalk } from './random-traffic.ts'
import { keepEmptyScenes } from './scenes.ts'
import { forAnalysts, journeysTold, withTraffic } from './with-traffic.ts'

const answersIn = ({ shown }: GraphView): GraphAnswers => ('answers' in shown ? shown.answers : {})

describeOnPglite('the answers above a map', forAnalysts, (server) => {
  const view = withTraffic(server)

  it('are made of the numbers that the page shows', async () => {
    const { finished, leaving } = answersIn(await view())
    const { shown, frame } = await view({ view: 'table' })
    if (shown.view !== 'table') throw new Error('That is no table')
    const left = shown.states
      .filter(({ type }) => type === 'atomic')
      .toSorted((one, other) => Number(other.dropped) - Number(one.dropped))[0]
    expect(finished).toBe(shareOf(frame.totals.finished, journeysTold))
    expect(leaving).toEqual({
      id: left?.id,
      title: left?.title,
      share: shareOf(left?.dropped ?? 0, journeysTold),
      median: left?.median,
    })
  })

  it('say the same above the outline', async () => {
    expect(answersIn(await view({ view: 'outline' }))).toEqual(answersIn(await view()))
  })

  it('compare the last seven days with the seven before, and say nothing where there were none', async () => {
    const finishedIn = async (days: { from: string; to: string }) => {
      const { totals } = (await view(days)).frame
      return shareOf(totals.finished, totals.journeys) ?? 0
    }
    const last = await finishedIn({ from: '2026-06-13', to: '2026-06-19' })
    const before = await finishedIn({ from: '2026-06-06', to: '2026-06-12' })
    expect(answersIn(await view({ to: '2026-06-19' })).change).toBeCloseTo((last - before) * 100)
    expect(answersIn(await view({ to: '2026-06-15' })).change).toBeUndefined()
  })
})

it('leaves out what too few journeys are behind', () => {
  const state: StateNumbers = {
    id: 'door.open',
    title: 'open',
    within: [],
    type: 'atomic',
    journeys: 'few',
    entries: 'few',
    exits: 'few',
    open: 0,
    dropped: 'few',
    finished: 0,
    median: 'few',
    p95: 'few',
    offModel: 0,
  }
  const few = {
    journeys: 'few',
    finished: 'few',
    open: 0,
    dropped: 'few',
    events: 'few',
    offModel: 0,
  } as const
  expect(answersOf({ states: [state], edges: [], totals: few, weeks: [few, few] })).toEqual({})
  const left = { ...state, journeys: 200, entries: 200, exits: 150, dropped: 50, median: 4_000 }
  const edge = { source: left.id, event: 'shut', guard: undefined, events: 100, journeys: 100 }
  const edges = [
    { ...edge, id: 'stays', targets: [], words: 'knocked', share: 0.6 },
    { ...edge, id: 'less', targets: ['door.locked'], words: 'locked', share: 0.1 },
    { ...edge, id: 'most', targets: ['door.closed'], words: 'shut', share: 0.3 },
  ]
  const many = { ...few, journeys: 200, finished: 100 }
  const weeks = [
    { journeys: 100, finished: 60 },
    { journeys: 100, finished: 50 },
  ] as const
  expect(answersOf({ states: [state], edges, totals: many, weeks })).toEqual({
    finished: 105 / 205,
    change: expect.closeTo(1000 / 105),
  })
  expect(answersOf({ states: [state, left], edges, totals: many, weeks })).toMatchObject({
    leaving: { id: 'door.open', share: 55 / 205, median: 4_000 },
    goingOn: { id: 'most', words: 'shut', share: 0.3 },
  })
})

describeOnPglite('traffic that is shown unasked', forAnalysts, (server) => {
  withTraffic(server)
  const unasked = async () =>
    (await server.visitor().call(readGraph, { machine: 'hand-over', from: '2026-05-01' })).data.frame
  const card = async () => {
    await keepEmptyScenes(server.db, await publishMachines(server.db, server.clock.now()))
    const { data } = await server.visitor().call(listGraphs, {})
    return data.find(({ key }) => key === 'hand-over')
  }

  it('is made up where no journey of these days is real, and says so', async () => {
    expect(await unasked()).toMatchObject({
      hasMadeUp: true,
      kind: 'made-up',
      totals: { journeys: journeysTold },
    })
    expect(await card()).toMatchObject({ isMadeUp: true, journeys: journeysTold })
  })

  it('is real as soon as one journey is', async () => {
    const now = server.clock.now()
    const version = await publishVersion(server.db, handOverTestModel.machine, now)
    for (const [index, walk] of randomWalks(handOverTestModel, 7, 12).entries())
      await writeWalk(server.db, walk, { version, keyHash: `real ${index}`, endsAt: now, now })
    expect(await unasked()).toMatchObject({ hasMadeUp: false, kind: 'real', totals: { journeys: 10 } })
    expect(await card()).toMatchObject({ isMadeUp: false, journeys: 10 })
  })
})
