import type { FunnelView } from '#contract/views/funnel.ts'
import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import type { GraphAnswers, GraphFrame, GraphView, MachineCard, Replay } from '#contract/views/graph-view.ts'
import type { Leaving } from '#contract/views/leaving.ts'

const version = {
  version: '0123456789abcdef',
  publishedAt: '2026-11-01T04:30:00.000Z',
  isCurrent: true,
  states: 2,
  transitions: 2,
}
const older = { ...version, version: 'fedcba9876543210', isCurrent: false }

export const aFrame: GraphFrame = {
  machine: { key: 'door', title: 'A door' },
  version,
  versions: [version, older],
  from: '2026-10-25',
  to: '2026-11-21',
  today: '2026-11-21',
  side: 'browser',
  kind: 'real',
  totals: { journeys: 1200, finished: 900, open: 'few', dropped: 290, events: 4000, offModel: 0 },
  conservation: {
    holds: true,
    entries: 2400,
    exits: 1200,
    open: 'few',
    dropped: 290,
    finished: 900,
    broken: [],
  },
  faults: [],
  hasMadeUp: false,
  pulse: '7',
}

const state = (id: string, different: Partial<StateNumbers> = {}): StateNumbers => ({
  id: `door.${id}`,
  title: id,
  within: [],
  type: 'atomic',
  journeys: 1200,
  entries: 1300,
  exits: 1200,
  open: 0,
  dropped: 130,
  finished: 0,
  median: 4200,
  p95: 192_000,
  offModel: 'few',
  ...different,
})

const edge = (source: string, event: string, target: string): EdgeNumbers => ({
  id: `door.${source} ${event} 0`,
  source: `door.${source}`,
  targets: [`door.${target}`],
  event,
  words: event,
  events: 1200,
  journeys: 1100,
  share: 0.5,
})

export const states = [state('closed'), state('open', { dropped: 'few' })]
export const edges = [edge('closed', 'opened', 'open'), edge('open', 'shut', 'closed')]

/** Two states with a labelled edge between them, as drawn by the server. */
export const aDrawing = (numbers = '1,200', at?: string) => ({
  svg: `<svg class="map page" viewBox="0 0 300 100" width="300" height="100" role="group" aria-label="A door">${[
    `<a class="n${at ? ' sel' : ''}" href="/graphs/door?at=door.closed" data-state="door.closed" aria-label="closed: ${numbers} journeys"><text>${numbers}</text></a>`,
    `<a href="/graphs/door?at=door.closed+opened+0" data-edge="door.closed opened 0" data-from="door.closed" data-to="door.open" aria-label="opened"><text>opened</text></a>`,
    `<a href="/graphs/door?at=door.open" data-state="door.open" aria-label="open: ${numbers} journeys"><text>${numbers}</text></a>`,
  ].join('')}</svg>`,
  width: 300,
  height: 100,
  defects: [],
})

const row = {
  journey: '41',
  beganAt: '2026-11-20T04:30:00.000Z',
  lastAt: '2026-11-20T04:34:12.000Z',
  steps: 3,
  outcome: 'finished' as const,
  restsAt: ['door.open'],
  product: 'car' as const,
  source: 'customer' as const,
  channel: 'web',
  isMadeUp: true,
}
const side = { label: 'These days', totals: aFrame.totals }

const test = { low: 0.68, high: 7.3, p: 0.0174, isSignificant: true }

export const answers: GraphAnswers = {
  finished: 0.747,
  leaving: { id: 'door.ajar', title: 'ajar', share: 0.24, median: 4_000 },
  goingOn: { id: 'door.closed opened 0', words: 'opened', share: 0.9 },
  change: -1.3,
}

type Shown = GraphView['shown']

/** The server's replies for the door machine, by view. */
export const shown: { [View in Shown['view']]: Extract<Shown, { view: View }> } = {
  map: { view: 'map', answers, metric: 'journeys', ...aDrawing() },
  outline: { view: 'outline', answers, states, edges },
  table: { view: 'table', states, edges },
  variants: {
    view: 'variants',
    variants: [{ id: 'v', journeys: 600, share: 0.5, states: ['closed', 'open', 'closed'] }],
    rare: { variants: 'few', journeys: 10 },
  },
  journeys: { view: 'journeys', rows: [row], next: '40' },
  compare: {
    view: 'compare',
    ...aDrawing(),
    one: side,
    other: { ...side, label: 'Other days' },
    finished: { one: 0.747, other: 0.729, difference: 1.8, test: { ...test, low: 0.63, high: 2.97 } },
    tested: 31,
    significant: 1,
    rows: [
      {
        ...{ kind: 'state', id: 'door.open', title: 'open', one: 900, other: 'few' },
        ...{ of: { one: 1200, other: 1200 }, difference: null, test: null },
      },
      {
        ...{ kind: 'state', id: 'door.ajar', title: 'ajar', one: null, other: 20 },
        ...{ of: { one: null, other: 1200 }, difference: null, test: null, only: 'other' },
      },
      {
        ...{ kind: 'transition', id: 'door.closed opened 0', title: 'closed: opened', one: 900, other: 850 },
        ...{ of: { one: 1200, other: 1200 }, difference: 3.99, test },
      },
      {
        ...{ kind: 'state', id: 'door.closed', title: 'closed', one: 1200, other: 1190 },
        ...{ of: { one: 1200, other: 1200 }, difference: 0.42, test: null },
      },
    ],
  },
  'what-if': {
    view: 'what-if',
    ...aDrawing(),
    states: [
      { id: 'door.closed', title: 'closed' },
      { id: 'door.open', title: 'open' },
    ],
    answer: {
      ...{ came: 1200, left: 130, wentOn: 0.838, leaving: { now: 0.1, predicted: 0, offered: 0.05 } },
      ...{ now: { share: 0.747, journeys: 964 }, predicted: { share: 0.838, journeys: 1081 } },
      ...{ low: { share: 0.811, journeys: 1046 }, high: { share: 0.861, journeys: 1111 } },
    },
  },
  coverage: {
    view: 'coverage',
    ...aDrawing(),
    at: '2026-11-20T04:30:00.000Z',
    levels: ['machine', 'browser'],
    rows: [{ id: 'door.closed opened 0', title: 'closed: opened', paths: ['1f2e3d4c'], taken: ['machine'] }],
  },
}

export const aPlace: GraphView['place'] = {
  kind: 'state',
  id: 'door.open',
  title: 'open',
  state: state('open'),
  arrivals: edges.slice(0, 1),
  departures: edges.slice(1),
  offModel: [{ event: 'kicked', events: 10 }],
  use: {
    fields: [{ label: 'Key', visits: 40, corrected: 10, abandoned: 'few', sentBack: 0, median: 8_000 }],
    raged: [{ label: 'Knock', visits: 30 }],
  },
}

export const aLeaving: Leaving = {
  left: 290,
  wentOn: 910,
  tested: 2,
  significant: 1,
  rows: [
    {
      ...{ feature: 'device', value: 'phone', journeys: 500, one: 0.41, other: 0.22, difference: 19 },
      test: { low: 13.7, high: 24.2, p: 0.0000001, isSignificant: true },
    },
    {
      ...{ feature: 'entries', value: 'twice', journeys: 200, one: 0.26, other: 0.24, difference: 2 },
      test: { low: -4.3, high: 8.9, p: 0.56, isSignificant: false },
    },
    { feature: 'errors', value: 'just', journeys: 20, one: 0, other: 0.25, difference: -25, test: null },
  ],
}

export const aCard: MachineCard = {
  key: 'door',
  title: 'A door',
  version: version.version,
  states: 2,
  transitions: 2,
  svg: '<svg class="map page mini" role="img" aria-label="A door"></svg>',
  isMadeUp: false,
  journeys: 30,
  dropped: 'few',
  offModel: 0,
  refused: 2,
}

export const aReplay: Replay = {
  journey: '41',
  machine: 'door',
  beganAt: row.beganAt,
  row,
  svg: aDrawing().svg,
  width: 300,
  height: 100,
  steps: [
    { ms: 0, words: 'begins', from: null, to: 'door.closed', source: 'customer', offModel: false },
    {
      ms: 1_500,
      edge: 'door.closed opened 0',
      words: 'opened',
      from: 'door.closed',
      to: 'door.open',
      source: 'customer',
      offModel: false,
    },
    { ms: 9_000, words: 'kicked', from: null, to: null, source: 'customer', offModel: true },
  ],
}

const aStep = (step: FunnelView['steps'][number]['step'], visits: FunnelView['visits']) => ({
  step,
  visits,
  share: visits === 'few' ? null : visits / 1200,
  goOn: visits === 'few' ? null : 0.43,
  lost: visits === 'few' ? null : 700,
  median: visits === 'few' ? null : 125_000,
  places: [{ title: 'A door', href: `/graphs/door?at=door.${step}` }],
})

export const aFunnel: FunnelView = {
  from: '2026-10-25',
  to: '2026-11-21',
  today: '2026-11-21',
  kind: 'real',
  hasMadeUp: false,
  faults: [],
  visits: 1200,
  bought: 0.042,
  lostAt: 'price',
  open: 'few',
  steps: [aStep('visit', 1200), aStep('price', 510), aStep('policy', 'few')],
  by: {
    product: [{ value: 'car', visits: 700, bought: 0.06, lostAt: 'plan' }],
    source: [{ value: 'customer', visits: 1200, bought: 0.042 }],
    device: [{ value: 'phone', visits: 'few', bought: null }],
  },
  compared: {
    from: '2026-09-27',
    to: '2026-10-24',
    visits: 1100,
    bought: {
      ...{ one: 0.042, other: 0.04, difference: 0.2 },
      test: { low: -1.41, high: 1.83, p: 0.8, isSignificant: false },
    },
    tested: 2,
    significant: 1,
    steps: [
      { step: 'visit', one: 0.43, other: 0.39, difference: 4, test },
      { step: 'price', one: 0.1, other: null, difference: null, test: null },
    ],
  },
}
