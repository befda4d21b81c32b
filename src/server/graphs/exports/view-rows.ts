import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import type { GraphView } from '#contract/views/graph-view.ts'
import { changeCells, changeHeads } from './change-cells.ts'
import { told, type Value } from './csv.ts'

type Shown = GraphView['shown']
type Rows = readonly (readonly Value[])[]

/** A view as a table with headers; drawings are exported as their numbers. */
export function rowsOf(shown: Shown, states: readonly StateNumbers[], edges: readonly EdgeNumbers[]): Rows {
  switch (shown.view) {
    case 'variants':
      return [
        ['journeys', 'share', 'states'],
        ...shown.variants.map(({ journeys, share, states }) => [told(journeys), share, states.join(' > ')]),
        [told(shown.rare.journeys), null, 'rarer paths'],
      ]
    case 'journeys':
      return [
        [
          'journey',
          'began',
          'last step',
          'steps',
          'outcome',
          'rests at',
          'product',
          'source',
          'channel',
          'made up',
        ],
        ...shown.rows.map(({ restsAt, isMadeUp, ...row }) => [
          ...[row.journey, row.beganAt, row.lastAt, row.steps, row.outcome, restsAt.join(' + ')],
          ...[row.product, row.source, row.channel, isMadeUp ? 'yes' : 'no'],
        ]),
      ]
    case 'compare':
      return compareRows(shown)
    case 'what-if':
      return whatIfRows(shown)
    case 'coverage':
      return [
        ['id', 'name', 'paths', 'taken by'],
        ...shown.rows.map(({ id, title, paths, taken }) => [id, title, paths.join(' '), taken.join(' ')]),
      ]
    default:
      return numbersRows(states, edges)
  }
}

const compareRows = ({ one, other, finished, rows }: Extract<Shown, { view: 'compare' }>): Rows => [
  [
    ...['kind', 'id', 'name', one.label, `of (${one.label})`, other.label, `of (${other.label})`],
    ...changeHeads,
  ],
  [
    ...['finished', '', 'all journeys', told(one.totals.finished), told(one.totals.journeys)],
    ...[told(other.totals.finished), told(other.totals.journeys), ...changeCells(finished)],
  ],
  ...rows.map((row) => [
    ...[row.kind, row.id, row.title, told(row.one), told(row.of.one), told(row.other), told(row.of.other)],
    ...changeCells(row),
  ]),
]

const whatIfRows = ({ answer }: Extract<Shown, { view: 'what-if' }>): Rows => [
  ['', 'visits left for good', 'share that finishes', 'finished in 30 days'],
  ...(answer === undefined || answer === 'few'
    ? []
    : [
        ['now', answer.leaving.now, answer.now.share, answer.now.journeys],
        ['predicted', answer.leaving.predicted, answer.predicted.share, answer.predicted.journeys],
        ['90 % from', null, answer.low.share, answer.low.journeys],
        ['90 % to', null, answer.high.share, answer.high.journeys],
      ]),
]

const heads = [
  ...['kind', 'id', 'name', 'within', 'to', 'journeys', 'events', 'exits', 'open', 'dropped', 'finished'],
  ...['median ms', 'p95 ms', 'off-model', 'share'],
]

const numbersRows = (states: readonly StateNumbers[], edges: readonly EdgeNumbers[]): Rows => [
  heads,
  ...states.map((one) => [
    ...['state', one.id, one.title, one.within.join(' > '), ''],
    ...[one.journeys, one.entries, one.exits, one.open, one.dropped, one.finished].map(told),
    ...[one.median, one.p95, one.offModel].map(told),
    null,
  ]),
  ...edges.map((one) => [
    ...['transition', one.id, one.words, one.source, one.targets.join(' ')],
    ...[told(one.journeys), told(one.events), null, null, null, null, null, null, null, one.share],
  ]),
]
