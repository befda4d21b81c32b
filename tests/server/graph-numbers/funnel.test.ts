import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import type { TestModel } from '#machines/core/test-model.ts'
import { funnelStates } from '#machines/funnel.ts'
import { homeTestModel } from '#machines/home/home.test-model.ts'
import { quoteListTestModel } from '#machines/motor/quote-list/quote-list.test-model.ts'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { kycTestModel } from '#machines/purchase/kyc/kyc.test-model.ts'
import { paymentTestModel } from '#machines/purchase/payment/payment.test-model.ts'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import { limits } from '#machines/reference/limits.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { dirtyDays, type Segment, trafficJourneys } from '#server/db/schema.ts'
import { countVisits, timeSteps } from '#server/graphs/queries/count-visits.ts'
import { changedVisits, visitsIn } from '#server/graphs/queries/visits.ts'
import { rollDays } from '#server/graphs/rollup/roll-days.ts'
import { chanceOf } from '#server/graphs/seed/random.ts'
import type { SimulatedWalk } from '#server/graphs/seed/walk-journey.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { inBrowser, randomWalks, writeWalk } from './random-traffic.ts'

const period = { from: '2026-06-01', to: '2026-06-30' }
const hourMs = 3_600_000
const models = [
  handOverTestModel,
  homeTestModel,
  motorTestModel,
  quoteListTestModel,
  kycTestModel,
  paymentTestModel,
]

type Walked = { visit: string; walk: SimulatedWalk; endsAt: number; testModel: TestModel; device: string }

/** Forty visits of some journeys each, over three days. */
function randomVisits(): Walked[] {
  const chance = chanceOf(5)
  const walks = models.map((testModel, at) => randomWalks(testModel, at + 3, 30))
  return Array.from({ length: 40 }, (_, visit) => {
    const begins = Date.parse('2026-06-12T01:00:00+05:30') + chance.next() * 60 * hourMs
    const device = chance.next() < 0.5 ? 'phone' : 'computer'
    return models.flatMap((testModel, at) => {
      const walk = walks[at]?.[Math.floor(chance.next() * 30)]
      const endsAt = Math.floor(begins + at * hourMs * 2 * chance.next() + (walk?.ms ?? 0))
      return walk && chance.next() < 0.6 ? [{ visit: `visit ${visit}`, walk, endsAt, testModel, device }] : []
    })
  }).flat()
}

type Come = { device: string; begins: number; first: number[] }

/** The same visit by visit: when each first came to which step. */
function recounted(all: readonly Walked[]): Come[] {
  const entries = all.flatMap(({ walk, endsAt, visit, device }) =>
    walk.rows.map(({ to, ago }) => ({ visit, device, to, at: endsAt - ago })),
  )
  return [...new Set(all.map(({ visit }) => visit))].flatMap((visit) => {
    const own = entries.filter((entry) => entry.visit === visit)
    const first = funnelSteps.map((step) => {
      const those = funnelStates.filter((one) => one.step === step)
      const there = own.filter(({ to }) =>
        those.some(({ state }) => to === state || to?.startsWith(`${state}.`)),
      )
      return Math.min(...there.map(({ at }) => at))
    })
    const begins = Math.min(...first)
    return begins === Number.POSITIVE_INFINITY ? [] : [{ device: own[0]?.device ?? '', begins, first }]
  })
}

describeOnEachDatabase('visits over all machines', { modules: [] }, (server) => {
  const walked = randomVisits()
  const come = recounted(walked)

  async function write({ visit, walk, endsAt, testModel, device }: Walked, keyHash: string): Promise<void> {
    const now = server.clock.now()
    const version = await publishVersion(server.db, testModel.machine, now)
    const segment = { ...inBrowser, device }
    await writeWalk(server.db, walk, { version, visit, keyHash, segment, endsAt: new Date(endsAt), now })
  }
  beforeEach(async () => {
    for (const [index, one] of walked.entries()) await write(one, `key ${index}`)
  })
  const ask = async () => {
    const visits = visitsIn(await changedVisits(server.db, server.clock.now()), period)
    const counted = await countVisits(server.db, visits, server.clock.now())
    return {
      furthest: funnelSteps.map((_, at) => total(counted.filter(({ furthest }) => furthest === at + 1))),
      phones: total(counted.filter(({ device }) => device === 'phone')),
      times: await timeSteps(server.db, visits, { kind: 'real', device: 'phone' }),
    }
  }
  const total = (some: { visits: number }[]) => some.reduce((sum, { visits }) => sum + visits, 0)

  it('are what comes of following each of them', async () => {
    const found = await ask()
    expect(found.furthest).toEqual(
      funnelSteps.map(
        (_, at) => come.filter(({ first }) => first.findLastIndex(Number.isFinite) === at).length,
      ),
    )
    expect(found.furthest.filter((visits) => visits > 0).length).toBeGreaterThan(3)
    const phones = come.filter(({ device }) => device === 'phone')
    expect(found.phones).toBe(phones.length)
    for (const { step, visits, median } of found.times) {
      const took = phones
        .map(({ first }) => (first[step] ?? Number.NaN) - (first[step - 1] ?? Number.NaN))
        .filter((ms) => ms >= 0 && Number.isFinite(ms))
      expect({ step, visits }).toEqual({ step, visits: took.length })
      expect(Math.abs(median / medianOf(took) - 1)).toBeLessThan(0.087)
    }
    expect(found.times.length).toBeGreaterThan(1)
  })

  it('are the same from rollups as from the log, also where a part of them goes on today', async () => {
    const raw = await ask()
    await rollDays(server.db, server.clock.now())
    expect(await ask()).toEqual(raw)
    const [first] = walked.filter(({ testModel }) => testModel === paymentTestModel)
    if (!first) throw new Error('Nobody paid')
    const endsAt = server.clock.now().getTime()
    await write({ ...first, endsAt }, 'today')
    await write({ ...first, visit: 'of today', endsAt }, 'of today')
    const later = await ask()
    expect(later.furthest.reduce((all, visits) => all + visits)).toBe(come.length + 1)
    server.clock.set('2026-06-16T09:00:00+05:30')
    await rollDays(server.db, server.clock.now())
    expect(await ask()).toEqual(later)
  })

  it('are those that began on the latest days where no day is summed up, and all are too many to read', async () => {
    const now = server.clock.now()
    const all = await changedVisits(server.db, now)
    expect(all.unread).toEqual([])
    const on = async (changed: typeof all, day: string) =>
      total(await countVisits(server.db, visitsIn(changed, { from: day, to: day }), now))
    vi.spyOn<{ visitsRead: number }, 'visitsRead'>(limits.graphs, 'visitsRead', 'get').mockReturnValue(30)
    const part = await changedVisits(server.db, now)
    vi.restoreAllMocks()
    expect(part.unread.length).toBeGreaterThan(0)
    expect(part.unread.length).toBeLessThan(all.raw.length)
    expect(part.unread).toEqual(all.raw.slice(-part.unread.length))
    for (const day of all.raw)
      expect(await on(part, day)).toBe(part.unread.includes(day) ? 0 : await on(all, day))
  })

  it('begin in a browser, and come further by what the server does for them', async () => {
    const now = server.clock.now()
    const onServer = { ...inBrowser, side: 'server', channel: 'server', device: 'none' }
    const write = async (testModel: TestModel, visit: string, segment: Segment, step: string) => {
      const isThere = (walk: SimulatedWalk) => walk.rows.some(({ to }) => to === step)
      const walk = randomWalks(testModel, 8, 60).find(isThere)
      if (!walk) throw new Error(`Nobody came to ${step}`)
      const version = await publishVersion(server.db, testModel.machine, now)
      await writeWalk(server.db, walk, {
        version,
        visit,
        keyHash: `${visit} ${step}`,
        segment,
        endsAt: now,
        now,
      })
    }
    const before = (await ask()).furthest
    await write(homeTestModel, 'both', inBrowser, 'home.none.typing')
    await write(kycTestModel, 'both', onServer, 'kyc.verified')
    await write(kycTestModel, 'server alone', onServer, 'kyc.verified')
    const after = (await ask()).furthest
    expect(after.map((visits, at) => visits - (before[at] ?? 0))).toEqual([0, 0, 0, 0, 0, 1, 0, 0])
  })

  it('are one where two became one after they were rolled up', async () => {
    await rollDays(server.db, server.clock.now())
    const { furthest } = await ask()
    const both = walked.filter(({ testModel }) => testModel === homeTestModel).map(({ visit }) => visit)
    const [one = '', other = ''] = new Set(both)
    const moved = await server.db
      .update(trafficJourneys)
      .set({ visit: one })
      .where(eq(trafficJourneys.visit, other))
      .returning({ day: trafficJourneys.day })
    await server.db.insert(dirtyDays).values(moved).onConflictDoNothing()
    const sum = (visits: number[]) => visits.reduce((all, each) => all + each)
    expect(sum((await ask()).furthest)).toBe(sum(furthest) - 1)
    await rollDays(server.db, server.clock.now())
    expect(sum((await ask()).furthest)).toBe(sum(furthest) - 1)
  })
})

function medianOf(all: number[]): number {
  return all.toSorted((one, other) => one - other)[Math.ceil(all.length / 2) - 1] ?? 0
}
