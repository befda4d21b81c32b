import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { graphOf } from '#machines/core/graph.ts'
import { type LoggedItem, notBegun } from '#server/traffic/judge-run.ts'
import { type JourneyProgress, logRowsOf } from '#server/traffic/log-rows.ts'
import { changesOf } from '#server/traffic/own-changes.ts'
import { Seen } from '#server/traffic/seen-before.ts'
import type { PublishedVersion } from '#server/traffic/versions.store.ts'

const shop = createMachine({
  id: 'shop',
  initial: 'cart',
  states: { cart: { on: { paid: 'left' } }, left: { type: 'final' } },
})
const keysOf = (keys: Record<string, number>) => ({ keyOf: (name: string) => keys[name] })
const version = {
  id: 7,
  graph: graphOf(shop),
  edges: keysOf({ paid: 1, 'wait xstate.after.5': 2, 'call xstate.done.actor': 3 }),
  states: keysOf({ shop: 10, 'shop.cart': 11, 'shop.left': 12 }),
  parents: new Map([
    [11, 10],
    [12, 10],
  ]),
} as unknown as PublishedVersion
const sentAt = new Date('2026-06-15T10:00:00Z')
const row = (seq: number, change: object): LoggedItem => ({ kind: 'row', row: { seq, ago: 0, ...change } })
const missed = (seq: number, event: string): LoggedItem => ({
  kind: 'unhandled',
  row: { seq, ago: 500, state: 'shop.cart', event },
})
const written = (news: readonly LoggedItem[], more: object = {}) =>
  logRowsOf({ version, news, resting: ['shop.cart'], seen: new Seen(), sentAt, source: 'customer', ...more })
const ago = (ms: number) => new Date(sentAt.getTime() - ms)

describe('the log of a journey', () => {
  it('says of each row what was left and entered, when, by whom, and whether for the first time', () => {
    const news = [
      row(0, { ago: 9_000, to: 'shop.cart' }),
      row(1, { ago: 1_000, edge: 'paid', from: 'shop.cart', to: 'shop.left', dwell: 8_000 }),
    ]
    const { rows, unhandled, come } = written(news, { resting: ['shop.left'] })
    const common = { versionId: 7, along: false, source: 'customer' }
    expect(rows).toEqual([
      {
        ...{ ...common, seq: 0, at: ago(9_000), edgeId: null, fromId: null, toId: 11, dwellMs: null },
        ...{ firstEdge: false, firstLevels: 2 },
      },
      {
        ...{ ...common, seq: 1, at: ago(1_000), edgeId: 1, fromId: 11, toId: 12, dwellMs: 8_000 },
        ...{ firstEdge: true, firstLevels: 1 },
      },
    ])
    expect(unhandled).toEqual([])
    expect(come).toEqual({
      ...{ beganAt: ago(9_000), lastAt: ago(1_000), lastSeq: 1, resting: [12], ended: true, steps: 1 },
      variant: expect.stringMatching(/^[\da-f]{16}$/),
    })
  })

  it('goes on from where it stood, and never back in time', () => {
    const come: JourneyProgress = {
      ...{ beganAt: ago(60_000), lastAt: ago(2_000), lastSeq: 4, resting: [11], ended: false, steps: 3 },
      variant: 'so far',
    }
    const seen = new Seen({ edges: [1], states: [11] }, version.parents)
    const again = row(5, { ago: 30_000, edge: 'paid', from: 'shop.cart', to: 'shop.cart' })
    const { rows, come: now } = written([again], { come, seen })
    expect(rows).toMatchObject([{ at: ago(2_000), firstEdge: false, firstLevels: 0 }])
    expect(now).toMatchObject({
      beganAt: ago(60_000),
      lastAt: ago(2_000),
      lastSeq: 5,
      steps: 4,
      ended: false,
    })
    expect(now.variant).not.toBe('so far')
  })

  it('tells what a delay and a call did from what the walker did, with all that follows from it', () => {
    const edges = ['paid', 'wait xstate.after.5', 'call xstate.done.actor', undefined]
    const news = edges.flatMap((edge, at) => [
      row(2 * at, { edge, from: 'shop.cart', to: 'shop.cart' }),
      row(2 * at + 1, { from: 'shop.cart', to: 'shop.cart', along: true }),
    ])
    const { rows } = written(news)
    expect(rows.map(({ source }) => source)).toEqual([
      ...['customer', 'customer', 'timer', 'timer', 'system', 'system', 'customer', 'customer'],
    ])
    expect(rows.map(({ along }) => along)).toEqual(Array.from({ length: 8 }, (_, at) => at % 2 === 1))
  })

  it('keeps events that were not handled, and whether they were met before', () => {
    const { rows, unhandled, come } = written([missed(0, 'paid'), missed(1, 'paid'), missed(2, 'left')])
    const of = { versionId: 7, at: ago(500), stateId: 11 }
    expect(rows).toEqual([])
    expect(unhandled).toEqual([
      { ...of, seq: 0, event: 'paid', first: true },
      { ...of, seq: 1, event: 'paid', first: false },
      { ...of, seq: 2, event: 'left', first: true },
    ])
    expect(come).toMatchObject({ beganAt: sentAt, lastSeq: 2, steps: 0, variant: '' })
  })

  it('has one variant for one way, whatever else happened on it', () => {
    const way = (...states: string[]) =>
      written(states.map((to, at) => row(at, { to, ago: at })) as LoggedItem[]).come.variant
    expect(way('shop.cart', 'shop.left')).toBe(way('shop.cart', 'shop.left'))
    expect(
      new Set([
        way('shop.cart'),
        way('shop.left'),
        way('shop.cart', 'shop.left'),
        way('shop.left', 'shop.cart'),
      ]).size,
    ).toBe(4)
  })
})

describe('what a machine of the server did', () => {
  const trace = (from: string[], to: string[], rows: object[] = []) =>
    ({ machine: shop, from, to, rows }) as never

  it('begins where its record leads, and goes on from where it rested', () => {
    const moved = { at: 1, edge: 'paid', from: 'a', to: 'b' }
    const begun = changesOf(notBegun, [trace(['a'], ['b'], [moved])], 0)
    expect(begun).toEqual({
      news: [
        { kind: 'row', row: { seq: 0, ago: 0, to: 'a' } },
        { kind: 'row', row: { seq: 1, ago: 0, edge: 'paid', from: 'a', to: 'b', dwell: 0 } },
      ],
      position: { lastSeq: 1, resting: ['b'], ended: false },
    })
    const back = { at: 1, edge: 'put', from: 'b', to: 'a' }
    const on = changesOf(
      begun.position,
      [trace(['b'], ['a'], [back]), trace(['a'], ['b'], [{ ...moved, ends: true }])],
      700,
    )
    expect(on.news.map(({ row: { seq, ...rest } }) => [seq, 'dwell' in rest && rest.dwell])).toEqual([
      [2, 700],
      [3, 0],
    ])
    expect(on.position).toEqual({ lastSeq: 3, resting: ['b'], ended: true })
  })

  it('that starts elsewhere than it rested has moved there at once, region by region', () => {
    const { news } = changesOf(
      { lastSeq: 4, resting: ['a', 'same'], ended: false },
      [trace(['same', 'b', 'c'], ['c'])],
      50,
    )
    expect(news.map(({ row: told }) => told)).toEqual([
      { seq: 5, ago: 0, from: 'a', to: 'b', dwell: 50 },
      { seq: 6, ago: 0, to: 'c', along: true },
    ])
    const left = changesOf({ lastSeq: 4, resting: ['a', 'b'], ended: false }, [trace([], [])], 50)
    expect(left.news.map(({ row: told }) => told)).toEqual([
      { seq: 5, ago: 0, from: 'a', dwell: 50 },
      { seq: 6, ago: 0, from: 'b', dwell: 50, along: true },
    ])
  })
})
