import type { GraphFrame } from '#contract/views/graph-view.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { ViewRequest } from '../address/read-address.ts'
import type { Numbers } from '../queries/numbers.ts'
import type { RequestedMachine } from '../versions/requested-machine.ts'
import { usualSide } from '../versions/usual-side.ts'
import { conservationOf, totalsOf } from './conservation.ts'

type Around = {
  machine: RequestedMachine
  asked: ViewRequest
  numbers: Numbers
  pulse: string
  faults: readonly string[]
}

/** The frame of every view. */
export const frameOf = ({ machine, asked, numbers, pulse, faults }: Around): GraphFrame => ({
  machine: { key: machine.testModel.key, title: machine.testModel.title },
  version: told(machine, machine.version),
  versions: machine.versions.map((version) => told(machine, version)),
  ...asked.period,
  side: asked.query.side ?? usualSide(machine.testModel),
  kind: asked.query.kind ?? 'real',
  totals: totalsOf(numbers),
  conservation: conservationOf(machine.version.graph, numbers),
  faults: [...new Set(faults)],
  hasMadeUp: numbers.hasMadeUp,
  pulse,
})

/** The machine itself is no state of it. */
const told = ({ isCurrent }: RequestedMachine, version: PublishedVersion) => ({
  version: version.version,
  publishedAt: version.publishedAt.toISOString(),
  isCurrent: isCurrent(version),
  states: version.graph.nodes.length - 1,
  transitions: version.graph.edges.length,
})
