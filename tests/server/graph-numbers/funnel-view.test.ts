import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exportFunnel, readFunnel } from '#contract/graphs/graphs.calls.ts'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import { limits } from '#machines/reference/limits.ts'
import { rolledDays } from '#server/db/schema.ts'
import { comparedFunnel } from '#server/graphs/funnel/compared.ts'
import { partOf, partsOf, stepsOf } from '#server/graphs/funnel/parts.ts'
import type { CountedVisits } from '#server/graphs/queries/count-visits.ts'
import { discloser } from '#server/graphs/rounding.ts'
import { seedTraffic } from '#server/graphs/seed/seed-traffic.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { forAnalysts, makeReal } from './with-traffic.ts'

describeOnEachDatabase('the funnel', forAnalysts, (server) => {
  beforeEach(async () => {
    const only = ['home', 'motor', 'quote-list', 'kyc', 'hand-over']
    await seedTraffic(server.db, { journeys: 300, seed: 4, days: 5, now: server.clock.now(), only })
  })
  const read = async (asked: Record<string, string> = {}) =>
    (await server.visitor().call(readFunnel, asked)).data

  it('is of made-up visits where too few real ones began, and says so', async () => {
    const { kind, hasMadeUp, steps, from, to } = await read()
    expect({ kind, hasMadeUp, from, to }).toEqual({
      kind: 'made-up',
      hasMadeUp: true,
      from: '2026-05-19',
      to: '2026-06-15',
    })
    expect(steps.map(({ step }) => step)).toEqual([...funnelSteps])
    expect(await read({ kind: 'real' })).toMatchObject({ hasMadeUp: false, bought: null })
    const none = await read({ kind: 'real' })
    expect([0, 'few']).toContain(none.visits)
    expect(none.open).toBe(none.visits)
    for (const { visits } of none.steps) expect(visits).toBe(none.visits)
    await makeReal(server, 5)
    expect(await read()).toMatchObject({ kind: 'made-up', hasMadeUp: true })
    await makeReal(server, 150)
    expect(await read()).toMatchObject({ kind: 'real', hasMadeUp: false })
  })

  it('says which days are not counted where nobody has summed them up and they are too many to read', async () => {
    const days = { from: '2026-06-11', to: '2026-06-15' }
    const whole = await read(days)
    expect(whole.uncounted).toBeUndefined()
    await server.db.update(rolledDays).set({ summedAt: null })
    expect(await read(days)).toEqual(whole)
    vi.spyOn<{ visitsRead: number }, 'visitsRead'>(limits.graphs, 'visitsRead', 'get').mockReturnValue(1)
    expect((await read(days)).uncounted).toEqual({ from: '2026-06-10', to: '2026-06-14' })
    const today = { from: days.to, to: days.to }
    expect((await read({ ...today, otherFrom: days.to, otherTo: days.to })).uncounted).toBeUndefined()
    vi.restoreAllMocks()
  })

  it('adds up by product, by who it was and by device, each of which is a filter', async () => {
    const { visits, by } = await read()
    expect(visits).toBeGreaterThan(100)
    for (const [name, parts] of Object.entries(by)) {
      for (const part of parts) {
        const alone = await read({ [name]: part.value })
        expect({ name, ...part, visits: alone.visits }).toEqual({ name, ...part })
      }
    }
    const { steps } = await read({ product: 'car', device: 'phone' })
    expect(steps[2]?.places).toEqual([
      {
        title: 'Quote list',
        href: '/graphs/quote-list?product=car&device=phone&at=quoteList.open.prices.listed',
      },
    ])
    expect(steps[0]?.places[0]?.href).toBe('/graphs/home?device=phone')
  })

  it('names what the address asks for and nobody knows', async () => {
    const { faults, visits } = await read({ device: 'toaster', from: '2026-02-31' })
    expect(faults).toEqual(['from', 'device'])
    expect(visits).toEqual((await read()).visits)
  })

  it('is compared with as many days before, or with those that are asked for', async () => {
    const days = { from: '2026-06-13', to: '2026-06-15' }
    const { compared, steps } = await read(days)
    const before = await read({ from: '2026-06-10', to: '2026-06-12' })
    expect(compared).toMatchObject({ from: '2026-06-10', to: '2026-06-12', visits: before.visits })
    for (const [at, { one, other }] of compared.steps.entries())
      expect({ one, other }).toEqual({ one: steps[at]?.goOn, other: before.steps[at]?.goOn })
    expect(compared.bought).toMatchObject({ other: before.bought })
    const chosen = await read({ ...days, otherFrom: '2026-06-11', otherTo: '2026-06-11' })
    expect(chosen.compared).toMatchObject({ from: '2026-06-11', to: '2026-06-11' })
    expect((await read({ otherFrom: '2026-06-11', otherTo: '2026-06-01' })).faults).toEqual(['otherFrom'])
  })

  it('is a file with the same numbers', async () => {
    const file = async (format: string) => {
      const response = await server.visitor().ask(exportFunnel, { format, product: 'car' })
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="funnel.${format}"`)
      return response.text()
    }
    const view = await read({ product: 'car' })
    expect(JSON.parse(await file('json'))).toEqual(view)
    const [head, first, ...others] = (await file('csv')).trim().split('\r\n')
    expect(head).toBe(
      'step,visits,share,go on,lost,median ms,"go on, 2026-04-21 to 2026-05-18",' +
        'difference in points,95 % from,95 % to,p,more than chance explains',
    )
    expect(first).toMatch(new RegExp(`^visit,${view.visits},${view.steps[0]?.share ?? ''},`))
    expect(others).toHaveLength(funnelSteps.length)
    expect(others.at(-1)).toMatch(/^all the way,,/)
  })
})

describe('few visits of a funnel', () => {
  const counted = (furthest: number, visits: number, device = 'phone'): CountedVisits => ({
    product: 'car',
    source: 'customer',
    channel: 'web',
    device,
    isMadeUp: false,
    furthest,
    visits,
    open: 0,
  })
  const all = [counted(1, 60), counted(2, 31), counted(4, 22), counted(5, 9), counted(3, 4, 'tablet')]
  const disclose = discloser('a secret', 'funnel', 'four weeks')
  const sided = (visits: readonly CountedVisits[]) => ({ visits, disclose })

  it('are not told, nor what would tell them', () => {
    const steps = stepsOf(all, [{ step: 4, visits: 9, median: 5_000 }], disclose, () => [])
    expect(steps.slice(0, 5).map(({ visits }) => visits)).toEqual([120, 60, 30, 30, 'few'])
    expect(steps.slice(1, 5).map(({ lost }) => lost)).toEqual([30, 'few', 20, 'few'])
    const last = steps.slice(5)
    for (const { visits, lost, median } of last) {
      expect([0, 'few']).toContain(visits)
      expect([visits, null]).toContain(lost)
      expect([null, 'few']).toContain(median)
    }
    expect(new Set(last.map(({ visits }) => visits)).size).toBe(1)
    expect(steps.map(({ lost }) => lost === null)).toEqual(
      funnelSteps.map((_, at) => at === funnelSteps.length - 1),
    )
    expect(steps[3]).toMatchObject({ share: 35 / 125, goOn: null, median: 'few' })
    expect(steps[4]).toMatchObject({ share: null, goOn: null })
  })

  it('are no answer', () => {
    const [bought, few] = [counted(8, 21), { visits: 'few', bought: null }]
    expect(partOf([...all, bought], disclose)).toEqual({ visits: 140, bought: 25 / 145, lostAt: 'visit' })
    expect(partOf([counted(1, 3), counted(8, 5)], disclose)).toEqual(few)
    const { device } = partsOf(all, () => disclose)
    expect(device.find(({ value }) => value === 'tablet')).toEqual({ value: 'tablet', ...few })
  })

  it('are neither compared nor tested', () => {
    const many = [counted(1, 601), counted(2, 102), counted(8, 501)]
    const { bought, steps, tested, significant } = comparedFunnel(sided(all), sided(many), {
      from: '2026-01-01',
      to: '2026-01-02',
    })
    expect(bought).toMatchObject({ other: 505 / 1205 })
    expect(steps[0]).toMatchObject({
      one: 65 / 125,
      other: 605 / 1205,
      difference: 1.79,
      test: { isSignificant: false },
    })
    expect(steps[3]).toEqual({ step: 'plan', one: null, other: 1, difference: null, test: null })
    expect({ tested, significant }).toEqual({ tested: 2, significant: 1 })
  })
})
