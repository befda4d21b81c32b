import { expect, it } from 'vitest'
import { exportGraph, readPulse } from '#contract/graphs/graphs.calls.ts'
import { shareOf } from '#contract/views/graph-numbers.ts'
import { graphViews } from '#contract/views/graph-query.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { forAnalysts, journeysTold, madeUp, withTraffic } from './with-traffic.ts'

describeOnEachDatabase('a view of a machine', forAnalysts, (server) => {
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
    expect(frame.totals.journeys).toBe(journeysTold)
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
    expect(shown.other.label).toBe('10 Jun – 12 Jun')
    const both = [shown.one, shown.other].map(({ totals }) => Number(totals.journeys))
    expect(both[0]).toBeGreaterThan(0)
    const reading = shown.rows.find(({ id }) => id === 'handOver.reading')
    expect(reading).toMatchObject({ one: both[0], other: both[1], difference: 0, test: null })
  })

  it('says of each difference what it is worth, and how many of them are more than chance explains', async () => {
    const { shown } = await view({ view: 'compare', from: '2026-06-13' })
    if (shown.view !== 'compare') throw new Error('That is no comparison')
    const tested = shown.rows.filter(({ test }) => test)
    expect(tested.length).toBeGreaterThan(3)
    expect(shown).toMatchObject({
      tested: tested.length,
      significant: tested.filter(({ test }) => test?.isSignificant).length,
    })
    const { finished, journeys } = shown.one.totals
    expect(shown.finished.one).toBe(shareOf(finished, journeys))
    const choosing = shown.rows.find(({ kind, id }) => kind === 'state' && id === 'handOver.choosing')
    const leaving = shown.rows.filter(({ id }) => id.startsWith('handOver.choosing '))
    for (const { of } of leaving) expect(of).toEqual({ one: choosing?.one, other: choosing?.other })
    const asked = { ...madeUp, from: '2026-06-13', view: 'compare', format: 'csv' }
    const file = await (await server.visitor().ask(exportGraph, asked)).text()
    const [heads, all, ...rows] = file.trim().split('\r\n')
    expect(heads).toMatch(/,difference in points,95 % from,95 % to,p,more than chance explains$/)
    expect(all).toMatch(/^finished,,all journeys,/)
    expect(rows.filter((row) => /,(yes|no)$/.test(row))).toHaveLength(tested.length)
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
