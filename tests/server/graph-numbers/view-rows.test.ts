import { expect, it } from 'vitest'
import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import type { Leaving } from '#contract/views/leaving.ts'
import { csvOf } from '#server/graphs/exports/csv.ts'
import { exportedLeaving } from '#server/graphs/exports/export-leaving.ts'
import { rowsOf } from '#server/graphs/exports/view-rows.ts'

type Shown = GraphView['shown']

const state: StateNumbers = {
  ...{ id: 'shop.paying', title: 'Paying', within: ['Shop', 'Till'], type: 'atomic', journeys: 500 },
  ...{
    entries: 600,
    exits: 400,
    open: 50,
    dropped: 'few',
    finished: 140,
    median: 4000,
    p95: 9000,
    offModel: 0,
  },
}
const edge: EdgeNumbers = {
  ...{ id: 'shop.paying sum.paid 0', source: 'shop.paying', targets: ['shop.left', 'shop.home'] },
  ...{ event: 'sum.paid', words: 'Sum paid', events: 'few', journeys: 20, share: 0.25 },
}
const test = { low: -1.5, high: 3.5, p: 0.04, isSignificant: true }
const totals = { journeys: 900, finished: 300, open: 0, dropped: 0, events: 0, offModel: 0 }

/** The view as a file, without what only a drawing has. */
const file = (shown: object) =>
  csvOf(rowsOf(shown as Shown, [state], [edge]))
    .trimEnd()
    .split('\r\n')

it('a map, an outline and a table are their numbers', () => {
  const numbers = [
    'kind,id,name,within,to,journeys,events,exits,open,dropped,finished,median ms,p95 ms,off-model,share',
    'state,shop.paying,Paying,Shop > Till,,500,600,400,50,<= 10,140,4000,9000,0,',
    'transition,shop.paying sum.paid 0,Sum paid,shop.paying,shop.left shop.home,20,<= 10,,,,,,,,0.25',
  ]
  for (const view of ['map', 'outline', 'table']) expect(file({ view })).toEqual(numbers)
})

it('paths are told with how many took them, the rarer ones together', () => {
  const variants = [{ id: '1', journeys: 30, share: 0.75, states: ['Start', 'Paying'] }]
  expect(file({ view: 'variants', variants, rare: { variants: 3, journeys: 'few' } })).toEqual([
    'journeys,share,states',
    '30,0.75,Start > Paying',
    '<= 10,,rarer paths',
  ])
})

it('journeys are told one by one', () => {
  const journey = {
    ...{ journey: 'j1', beganAt: '2026-06-15', lastAt: '2026-06-16', steps: 7, outcome: 'open' },
    ...{ restsAt: ['Paying', 'Cart'], product: 'car', source: 'agent', channel: 'desk' },
  }
  const rows = [
    { ...journey, isMadeUp: true },
    { ...journey, journey: 'j2', isMadeUp: false },
  ]
  expect(file({ view: 'journeys', rows })).toEqual([
    'journey,began,last step,steps,outcome,rests at,product,source,channel,made up',
    'j1,2026-06-15,2026-06-16,7,open,Paying + Cart,car,agent,desk,yes',
    'j2,2026-06-15,2026-06-16,7,open,Paying + Cart,car,agent,desk,no',
  ])
})

it('two sides are told beside each other, with what differs and whether by more than chance', () => {
  const row = {
    ...{ kind: 'state', id: 'shop.paying', title: 'Paying', one: 500, other: 'few' },
    ...{ of: { one: 900, other: null }, difference: 1, test },
  }
  const finished = { one: 0.5, other: 0.4, difference: -10, test: null }
  const sides = {
    one: { label: 'June', totals },
    other: { label: 'May', totals: { ...totals, finished: 200 } },
  }
  expect(file({ view: 'compare', ...sides, finished, rows: [row] })).toEqual([
    'kind,id,name,June,of (June),May,of (May),difference in points,95 % from,95 % to,p,more than chance explains',
    'finished,,all journeys,300,900,200,900,-10,,,,',
    'state,shop.paying,Paying,500,900,<= 10,,1,-1.5,3.5,0.04,yes',
  ])
})

it('a prediction is told beside what is, with the range it lies in', () => {
  const of = (share: number, journeys: number) => ({ share, journeys })
  const answer = {
    ...{ leaving: { now: 40, predicted: 20 }, now: of(0.3, 300), predicted: of(0.4, 400) },
    ...{ low: of(0.35, 350), high: of(0.45, 450) },
  }
  const head = ',visits left for good,share that finishes,finished in 30 days'
  expect(file({ view: 'what-if', answer })).toEqual([
    head,
    'now,40,0.3,300',
    'predicted,20,0.4,400',
    '90 % from,,0.35,350',
    '90 % to,,0.45,450',
  ])
  expect(file({ view: 'what-if', answer: 'few' })).toEqual([head])
  expect(file({ view: 'what-if' })).toEqual([head])
})

it('coverage is told by which paths and which tests took a transition', () => {
  const rows = [{ id: 'e', title: 'Paid', paths: ['1', '2'], taken: ['server', 'browser'] }]
  expect(file({ view: 'coverage', rows })).toEqual(['id,name,paths,taken by', 'e,Paid,1 2,server browser'])
})

it('those who left are told beside those who went on, as a table or as JSON', async () => {
  const rows = [
    { feature: 'device', value: 'phone', journeys: 60, one: 0.5, other: 0.25, difference: 25, test },
  ]
  const leaving = { left: 'few', wentOn: 90, rows } as unknown as Leaving
  const table = exportedLeaving('motor', leaving, 'csv')
  expect(table.headers.get('content-disposition')).toBe('attachment; filename="motor-leaving.csv"')
  expect(await table.text()).toBe(
    [
      'feature,value,journeys,share that left,share of the others,difference in points,95 % from,95 % to,p,more than chance explains',
      'all,left,<= 10,,,,,,,',
      'all,went on,90,,,,,,,',
      'device,phone,60,0.5,0.25,25,-1.5,3.5,0.04,yes',
      '',
    ].join('\r\n'),
  )
  expect(await exportedLeaving('motor', leaving, 'json').json()).toEqual(leaving)
})

it.each([
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['a-b', 'a-b'],
])('no cell is a formula or ends early: %j', (text, cell) => {
  expect(csvOf([[text, 1, null]])).toBe(`${cell},1,\r\n`)
})
