import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { trafficRun } from '#contract/views/traffic.ts'
import { graphOf } from '#machines/core/graph.ts'
import { limits } from '#machines/reference/limits.ts'
import { judgeRun, type LogPosition, notBegun } from '#server/traffic/judge-run.ts'
import { walkableOf } from '#server/traffic/walkable-graph.ts'
import { aTab, lines, wizard } from './a-tab.ts'

describe('the recorder of a tab', () => {
  it('sends in one batch, some time after an event, with machine and lead', async () => {
    const tab = aTab()
    const actor = tab.begin()
    tab.pass(400)
    actor.send({ type: 'chosen' })
    expect(tab.pauses()).toEqual([limits.graphs.settleMs])
    expect(tab.sent).toEqual([])
    tab.pass(100)
    await tab.settle()
    expect(tab.sent.map(lines)).toEqual([['0  -> make', '1 make -> contact']])
    const [run] = tab.sent[0] ?? []
    expect(v.parse(trafficRun, run)).toMatchObject({ machine: 'wizard', product: 'car' })
    expect(run?.rows.map(({ ago, dwell }) => [ago, dwell])).toEqual([
      [500, undefined],
      [100, 400],
    ])
  })

  it('sends only what is new once the rest is confirmed', async () => {
    const tab = aTab()
    const actor = tab.begin()
    await tab.settle()
    actor.send({ type: 'chosen' })
    actor.send({ type: 'never' })
    await tab.settle()
    expect(tab.sent.map(lines)).toEqual([['0  -> make'], ['1 make -> contact']])
    expect(tab.sent[1]?.[0]?.unhandled).toMatchObject([{ seq: 2, state: 'wizard.contact', event: 'never' }])
    expect(new Set(tab.sent.map(([run]) => run?.journey)).size).toBe(1)
  })

  it('sends everything when the page may unload, and unconfirmed rows again', async () => {
    const tab = aTab()
    const actor = tab.begin()
    actor.send({ type: 'chosen' })
    tab.hurry()
    expect(tab.sent.map(lines)).toEqual([['0  -> make', '1 make -> contact']])
    const next = aTab(tab.kept())
    next.begin().send({ type: 'skipped' })
    await next.settle()
    expect(lines(next.sent[0])).toEqual([
      '0  -> make',
      '1 make -> contact',
      '2 contact -> make',
      '3 make -> plan',
    ])
    expect(next.sent[0]?.[0]?.journey).toBe(tab.sent[0]?.[0]?.journey)
  })

  it('continues the journey of the same lead after a reload, and starts another for another lead', async () => {
    const tab = aTab()
    const actor = tab.begin()
    actor.send({ type: 'chosen' })
    actor.send({ type: 'given', leadId: 'one' })
    await tab.settle()
    const [before] = tab.sent[0] ?? []
    const again = aTab(tab.kept())
    again.begin('one')
    again.begin('other')
    await again.settle()
    const [same, another] = again.sent[0] ?? []
    expect(lines(again.sent[0])).toEqual(['3 plan -> make', '0  -> make'])
    expect(same?.journey).toBe(before?.journey)
    expect(another?.journey).not.toBe(before?.journey)
  })

  it('starts another journey after a long idle time and after an end', async () => {
    const tab = aTab()
    tab.begin()
    const late = aTab(tab.kept(), [], tab.now() + limits.graphs.openMs)
    const actor = late.begin()
    for (const type of ['skipped', 'taken']) actor.send({ type })
    late.begin()
    await late.settle()
    expect(late.sent[0]?.map((run) => lines([run]))).toEqual([
      ['0  -> make'],
      ['0  -> make', '1 make -> plan', '2 plan -> done'],
      ['0  -> make'],
    ])
    expect(new Set(late.sent[0]?.map(({ journey }) => journey)).size).toBe(3)
  })

  it('starts another when the machine switches to another lead, in its current state', async () => {
    const tab = aTab()
    const actor = tab.begin('one')
    for (const event of [{ type: 'skipped' }, { type: 'switched', leadId: 'two' }, { type: 'taken' }])
      actor.send(event)
    await tab.settle()
    expect(tab.sent[0]?.map((run) => lines([run]))).toEqual([
      ['0  -> make', '1 make -> plan', '2  -> '],
      ['0  -> plan', '1 plan -> done'],
    ])
    expect(tab.sent[0]?.map(({ product }) => product)).toEqual(['car', 'bike'])
  })

  it('separates two concurrent runs of the same machine', async () => {
    const tab = aTab()
    tab.begin('one')
    tab.begin('one')
    await tab.settle()
    expect(tab.sent[0]?.map((run) => lines([run]))).toEqual([['0  -> make'], ['0  -> make']])
  })
})

describe('a recorder whose server rejects batches', () => {
  it('retries with increasing delays, including what came meanwhile', async () => {
    const tab = aTab([], ['lost', 'lost'])
    const actor = tab.begin()
    await tab.settle()
    actor.send({ type: 'chosen' })
    expect(tab.pauses()).toEqual([2_000])
    await tab.settle()
    expect(tab.pauses()).toEqual([5_000])
    await tab.settle()
    expect(lines(tab.sent[2])).toEqual(['0  -> make', '1 make -> contact'])
    expect(tab.pauses()).toEqual([])
  })

  it('finds the rejected journey and restarts it in its current state', async () => {
    const tab = aTab([], ['refused', 'refused'])
    tab.begin('one').send({ type: 'skipped' })
    tab.begin('two')
    for (const _ of [1, 2, 3, 4]) await tab.settle()
    expect(tab.sent.map(lines)).toEqual([
      ['0  -> make', '1 make -> plan', '0  -> make'],
      ['0  -> make', '1 make -> plan'],
      ['0  -> make', '0  -> plan'],
    ])
  })

  it('gives up after a third rejection', async () => {
    const tab = aTab([], ['refused', 'refused', 'refused'])
    const actor = tab.begin()
    for (const _ of [1, 2, 3, 4]) await tab.settle()
    expect(tab.sent).toHaveLength(3)
    actor.send({ type: 'chosen' })
    tab.hurry()
    expect([tab.sent.length, tab.pauses()]).toEqual([3, []])
  })

  it('limits a batch in size and sends the rest right after it', async () => {
    const tab = aTab()
    const actor = tab.begin()
    for (let at = 0; at < limits.graphs.batchRows; at += 1) actor.send({ type: 'never' })
    for (const _ of [1, 2, 3]) await tab.settle()
    const counts = tab.sent.map(([run]) => (run?.rows.length ?? 0) + (run?.unhandled.length ?? 0))
    expect(counts).toEqual([limits.graphs.batchRows, 1])
  })

  it('sends only acceptable rows across reloads, losses and rejections', async () => {
    const graph = walkableOf(graphOf(wizard))
    const taken = new Map<string, LogPosition>()
    let kept = aTab().kept()
    for (const answers of [['lost'], ['taken', 'lost'], ['refused'], ['lost', 'taken'], []] as const) {
      const tab = aTab(kept, [...answers])
      const actor = tab.begin('one')
      for (const type of ['chosen', 'given', 'nothing', 'skipped']) {
        actor.send({ type, leadId: 'one' })
        if (type === 'given') await tab.settle()
      }
      tab.hurry()
      kept = tab.kept()
      for (const run of tab.sent.flat()) {
        const judged = judgeRun(graph, taken.get(run.journey) ?? notBegun, run)
        if (typeof judged === 'string') throw new Error(`${judged} ${JSON.stringify(run)}`)
        taken.set(run.journey, judged.position)
      }
    }
  })
})
