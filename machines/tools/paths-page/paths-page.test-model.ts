import type { Outline, PathEvent, Suite, TestPath } from '#contract/views/paths.ts'
import { type TestModel, testModel } from '../../core/test-model.ts'
import { pathsPageEvents } from './paths-page.events.ts'
import { pathsPageMachine } from './paths-page.machine.ts'

const machine = { key: 'door', title: 'A door', states: 2, transitions: 3 }

/** A sample machine: a door that opens and closes and cannot be opened twice. */
export const sampleOutline: Outline = {
  key: 'door',
  title: 'A door',
  nodes: [
    { id: 'door', key: 'door', type: 'compound' },
    { id: 'door.closed', key: 'closed', parent: 'door', type: 'atomic', title: 'Nobody comes in' },
    { id: 'door.open', key: 'open', parent: 'door', type: 'atomic' },
  ],
  edges: [
    edge('door.closed', 'opened', 'door.open'),
    edge('door.open', 'closed', 'door.closed'),
    { ...edge('door.open', 'locked', 'door.closed'), guard: 'hasKey' },
  ],
  events: ['opened', 'closed', 'locked'],
  tags: [],
}

function edge(source: string, event: string, target: string) {
  return { id: `${source} ${event} 0`, source, targets: [target], event, branch: 0, reenter: false }
}

const opened: PathEvent = {
  type: 'opened',
  data: { wide: true },
  from: 'closed',
  to: 'open',
  edge: 'door.closed opened 0',
}
const closed: PathEvent = { type: 'closed', from: 'open', to: 'closed', edge: 'door.open closed 0' }
const refused: PathEvent = {
  type: 'opened',
  from: 'open',
  to: 'open',
  edge: 'open refuses opened',
  refused: true,
}
const path = (id: string, events: PathEvent[]): TestPath => ({
  id,
  start: { name: 'a closed door' },
  begins: 'closed',
  events,
})

export const sampleSuite: Suite = {
  machine: 'door',
  criterion: 'negative',
  states: 2,
  transitions: 3,
  targets: 4,
  covered: 3,
  uncovered: [
    { target: 'door.open locked 0', reason: 'unsatisfied guard: no sample made hasKey true first' },
  ],
  paths: [path('a', [opened, refused, closed]), path('b', [opened])],
  totals: { paths: 2, events: 4, longest: 3 },
  bound: { events: 3, gap: 1, exact: false },
  ms: { explore: 1, solve: 1 },
}

export const pathsPageTestModel: TestModel = testModel<{
  suite?: Suite
  path?: string
  step: number
  written: object
  exported?: { to: string }
}>({
  key: 'paths-page',
  title: 'The paths of a machine',
  machine: pathsPageMachine,
  events: pathsPageEvents,
  starts: () => [
    { name: 'an address', input: { machine: 'door', place: { written: {}, step: 0, tab: 'paths' } } },
  ],
  outcomes: () => ({
    readMachine: { done: [{ outline: sampleOutline }, { machines: [machine] }] },
    makeSuite: {
      done: [{ suite: sampleSuite }, { errors: [{ path: 'from', message: 'door has no state “x”.' }] }],
    },
    exportSuite: { done: [undefined] },
  }),
  identity: ({ suite, path: id, step, written, exported }) => [
    suite !== undefined,
    id,
    step,
    written,
    exported?.to,
  ],
  meant: {
    'trap open.making':
      'a page that is open is left by going to another; it ends only for an unknown machine',
  },
})
