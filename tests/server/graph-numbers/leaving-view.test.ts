import { beforeEach, expect, it } from 'vitest'
import { exportLeaving, readLeaving } from '#contract/graphs/graphs.calls.ts'
import type { TrafficRow, UnhandledRow } from '#contract/views/traffic.ts'
import type { TestModel } from '#machines/core/test-model.ts'
import { proposalTestModel } from '#machines/motor/proposal/proposal.test-model.ts'
import { motorTestModel } from '#machines/motor/wizard/motor.test-model.ts'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import type { Segment } from '#server/db/schema.ts'
import { countLeaving } from '#server/graphs/queries/leaving.ts'
import { selectTraffic } from '#server/graphs/queries/select-traffic.ts'
import { rollDays } from '#server/graphs/rollup/roll-days.ts'
import { type PublishedVersion, publishVersion } from '#server/traffic/versions.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { inBrowser, writeWalk } from './random-traffic.ts'
import { forAnalysts } from './with-traffic.ts'

const state = (name: string) => `handOver.${name}`
const choosing = state('choosing')
const hourMs = 3_600_000

/** What it is counted under, and how long ago its last step was. */
type Written = Partial<Segment> & { ago?: number }
type Step = Pick<TrafficRow, 'edge' | 'from' | 'to' | 'along'> & { wait?: number; vain?: string }
const go = (from: string, event: string, to: string, wait = 5_000): Step => ({
  edge: `${state(from)} ${event} 0`,
  from: state(from),
  to: state(to),
  wait,
})
const begins: Step = { to: state('reading') }
const comes = go('reading', 'xstate.done.actor.readColleagues', 'choosing')
const chooses = go('choosing', 'colleague.chosen', 'handing')
const fails = go('handing', 'xstate.error.actor.handOver', 'choosing')
const finishes = go('handing', 'xstate.done.actor.handOver', 'closed')
const failsToRead = go('reading', 'xstate.error.actor.readColleagues', 'failed')
const retries = go('failed', 'colleagues.retried', 'reading')
const reloads: Step = { to: choosing, wait: 1_000 }
const inVain: Step = { from: choosing, vain: 'back' }

/** Steps as they would have been recorded. */
function walkOf(steps: readonly Step[]) {
  const times = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, { wait = 0 }) => sum + wait, 0))
  const ms = times.at(-1) ?? 0
  const rows: TrafficRow[] = []
  const unhandled: UnhandledRow[] = []
  for (const [seq, { wait, vain, ...row }] of steps.entries()) {
    const said = { seq, ago: ms - (times[seq] ?? 0) }
    if (vain === undefined)
      rows.push({ ...said, ...row, ...(row.from !== undefined && { dwell: wait ?? 0 }) })
    else unhandled.push({ ...said, state: row.from ?? '', event: vain })
  }
  return { rows, unhandled, resting: [], ms }
}

describeOnEachDatabase('those who left at a state', forAnalysts, (server) => {
  let version: PublishedVersion
  const publish = async ({ machine }: TestModel) => {
    version = await publishVersion(server.db, machine, server.clock.now())
  }
  beforeEach(() => publish(handOverTestModel))

  let written = 0
  const write = async (times: number, steps: readonly Step[], { ago = hourMs, ...segment }: Written = {}) => {
    const now = server.clock.now()
    for (let at = 0; at < times; at += 1) {
      written += 1
      await writeWalk(server.db, walkOf(steps), {
        ...{ version, now, keyHash: `journey ${written}`, segment: { ...inBrowser, ...segment } },
        endsAt: new Date(now.getTime() - ago),
      })
    }
  }
  const count = async (at = choosing) => {
    const { db, clock } = server
    const period = { from: '2026-06-01', to: '2026-06-30' }
    const selection = await selectTraffic(db, version, period, clock.now())
    const counts = await countLeaving(db, version, selection, at)
    return Object.fromEntries(
      counts.map(({ feature, value, left, wentOn }) => [`${feature} ${value}`, [left, wentOn]]),
    )
  }
  const ask = (asked: Record<string, string>) =>
    server.visitor().ask(readLeaving, { machine: 'hand-over', ...asked })
  const read = async (asked: Record<string, string>) =>
    (await server.visitor().call(readLeaving, { machine: 'hand-over', at: choosing, ...asked })).data

  it('are counted beside those who went on, without those who are still there or never came', async () => {
    await write(3, [begins, comes])
    await write(2, [begins, comes, chooses, finishes], { device: 'computer' })
    await write(1, [begins, comes, chooses], { device: 'computer' })
    await write(4, [begins, comes], { ago: 60_000 })
    await write(5, [begins, failsToRead])
    expect(await count()).toMatchObject({ 'device phone': [3, 0], 'device computer': [0, 3] })
  })

  it('are told apart by what they did before they left, which reloads are no part of', async () => {
    await write(1, [begins, comes, reloads])
    await write(1, [begins, { ...comes, wait: 45_000 }, inVain, chooses, fails])
    await write(1, [begins, failsToRead, retries, comes, chooses, fails, chooses, fails, chooses, finishes])
    await write(1, [begins, failsToRead, retries, { ...comes, wait: 700_000 }, chooses, finishes])
    expect(await count()).toEqual({
      'back no': [2, 2],
      'channel web': [2, 2],
      'device phone': [2, 2],
      'entries often': [0, 1],
      'entries once': [1, 1],
      'entries twice': [1, 0],
      'errors earlier': [0, 1],
      'errors just': [1, 1],
      'errors none': [1, 0],
      'product car': [2, 2],
      'source customer': [2, 2],
      'took half-minute': [1, 1],
      'took longer': [0, 1],
      'took two-minutes': [1, 0],
      'unhandled no': [1, 2],
      'unhandled yes': [1, 0],
    })
  })

  it('are the same from rollups as from the log, without those who came at the end of a day and are still there', async () => {
    await write(3, [begins, comes, reloads])
    await write(1, [begins, { ...comes, wait: 45_000 }, inVain, chooses, fails], { device: 'computer' })
    await write(2, [begins, failsToRead, retries, comes, chooses, fails, chooses, finishes])
    server.clock.set('2026-06-15T23:55:00+05:30')
    await write(2, [begins, comes], { ago: 60_000 })
    await write(1, [begins, comes, chooses], { ago: 60_000, device: 'tablet' })
    server.clock.set('2026-06-16T00:06:00+05:30')
    const [raw, rawAtStart] = [await count(), await count(state('reading'))]
    expect(raw).toMatchObject({ 'device phone': [3, 2], 'device computer': [1, 0], 'device tablet': [0, 1] })
    expect(await rollDays(server.db, server.clock.now())).toBe(1)
    expect([await count(), await count(state('reading'))]).toEqual([raw, rawAtStart])
    server.clock.set('2026-06-16T00:40:00+05:30')
    expect(await count()).toMatchObject({ 'device phone': [5, 2] })
  })

  it('are told apart by whether they had gone back', async () => {
    await publish(motorTestModel)
    const [make, model] = ['motor.make', 'motor.model']
    const onward = { edge: `${make} make.chosen 0`, from: make, to: model }
    const back = { edge: `${model} back 0`, from: model, to: make }
    await write(1, [{ to: make }, onward])
    await write(1, [{ to: make }, onward, back, onward])
    await write(1, [{ to: make }, onward, back])
    expect(await count(model)).toMatchObject({ 'back yes': [1, 0], 'back no': [1, 1] })
  })

  it('met an error just before though the machine passed through another state', async () => {
    await publish(motorTestModel)
    const [lookingUp, placing, city] = ['lookingUp', 'placing', 'city'].map(
      (name) => `motor.registrationNumber.${name}`,
    )
    const isUnknown = { from: lookingUp, to: placing }
    const asks: Step = { edge: `${placing} always 0`, from: placing, to: city, along: true }
    await write(1, [
      { to: lookingUp },
      { edge: `${lookingUp} xstate.error.actor.lookUpVehicle 0`, ...isUnknown },
      asks,
    ])
    await write(1, [
      { to: lookingUp },
      { edge: `${lookingUp} xstate.done.actor.lookUpVehicle 2`, ...isUnknown },
      asks,
    ])
    expect(await count(city)).toMatchObject({ 'errors just': [1, 0], 'errors none': [1, 0] })
  })

  it('met an error there where the state stayed', async () => {
    await publish(proposalTestModel)
    const vehicle = 'proposal.vehicle'
    const fails: Step = { edge: `${vehicle} xstate.error.actor.recallVehicle 0`, wait: 900 }
    const given = { edge: `${vehicle} vehicleDetails.given 0`, from: vehicle, to: 'proposal.completing' }
    await write(1, [{ to: vehicle }, fails])
    await write(1, [{ to: vehicle }, given])
    expect(await count(vehicle)).toMatchObject({ 'errors just': [1, 0], 'errors none': [0, 1] })
  })

  it('are told to analysts by the filters of the page, and few are not told', async () => {
    await write(32, [begins, comes, chooses, fails])
    await write(22, [begins, comes, chooses, fails, chooses, finishes])
    await write(41, [begins, comes, chooses, finishes], { device: 'computer' })
    await write(12, [begins, comes], { device: 'computer' })
    await write(3, [begins, comes], { product: 'bike' })
    const { left, wentOn, rows } = await read({})
    expect({ left, wentOn }).toEqual({ left: 40, wentOn: 60 })
    expect(rows.map(({ feature }) => feature)).toEqual(['device', 'entries', 'errors'])
    expect(rows[0]).toMatchObject({ value: 'phone', journeys: 50, one: 35 / 55, other: 15 / 55 })
    expect(rows[0]?.test?.isSignificant).toBe(true)
    expect(await read({ product: 'bike' })).toMatchObject({
      ...{ left: 'few', tested: 0, significant: 0, rows: [] },
    })
  })

  it('are a file with the numbers of the page', async () => {
    await write(60, [begins, comes, chooses, fails])
    await write(50, [begins, comes, chooses, finishes], { device: 'computer' })
    await write(12, [begins, failsToRead, retries, comes, chooses, finishes], { device: 'computer' })
    const file = async (format: string) => {
      const asked = { machine: 'hand-over', at: choosing, format }
      const response = await server.visitor().ask(exportLeaving, asked)
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="hand-over-leaving.${format}"`,
      )
      return response.text()
    }
    const page = await read({})
    expect(JSON.parse(await file('json'))).toEqual(page)
    const [head, left, wentOn, ...rows] = (await file('csv')).trim().split('\r\n')
    expect(head).toBe(
      'feature,value,journeys,share that left,share of the others,' +
        'difference in points,95 % from,95 % to,p,more than chance explains',
    )
    expect([left, wentOn]).toEqual([`all,left,${page.left},,,,,,,`, `all,went on,${page.wentOn},,,,,,,`])
    expect(rows.map((row) => row.split(',').slice(0, 3).join())).toEqual(
      page.rows.map(({ feature, value, journeys }) => `${feature},${value},${journeys}`),
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  it('are asked for at an innermost state alone', async () => {
    expect((await ask({ at: 'handOver' })).status).toBe(404)
    expect((await ask({ at: state('closed') })).status).toBe(404)
    expect((await ask({})).status).toBe(404)
  })
})
