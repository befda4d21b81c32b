import type { GraphFrame } from '#contract/views/graph-view.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { RequestedMachine } from '../versions/requested-machine.ts'
import type { Viewing } from '../viewing.ts'
import { conservationOf, totalsOf } from './conservation.ts'

type Around = Pick<Viewing, 'machine' | 'wanted' | 'numbers' | 'disclose' | 'today'> & {
  pulse: string
  faults: readonly string[]
}

/** The frame of every view. */
export const frameOf = ({
  machine,
  wanted,
  numbers,
  disclose,
  today,
  pulse,
  faults,
}: Around): GraphFrame => ({
  machine: { key: machine.testModel.key, title: machine.testModel.title },
  version: told(machine, machine.version),
  versions: machine.versions.map((version) => told(machine, version)),
  from: wanted.from,
  to: wanted.to,
  today,
  side: wanted.side,
  kind: wanted.kind,
  totals: totalsOf(numbers, disclose),
  conservation: conservationOf(machine.version.graph, numbers, disclose),
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
