import type { GraphFrame } from '#machines/schemas/graph-view.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { Asked } from '../asked/read-asked.ts'
import type { Numbers } from '../queries/numbers.ts'
import type { MachineAsked } from '../versions/machine-asked.ts'
import { usualSide } from '../versions/ran-on.ts'
import { conservationOf, totalsOf } from './conservation.ts'

type Around = {
  machine: MachineAsked
  asked: Asked
  numbers: Numbers
  pulse: string
  faults: readonly string[]
}

/** What stands around every view. */
export const frameOf = ({ machine, asked, numbers, pulse, faults }: Around): GraphFrame => ({
  machine: { key: machine.subject.key, title: machine.subject.title },
  version: told(machine, machine.version),
  versions: machine.versions.map((version) => told(machine, version)),
  ...asked.period,
  side: asked.query.side ?? usualSide(machine.subject),
  kind: asked.query.kind ?? 'real',
  totals: totalsOf(numbers),
  conservation: conservationOf(machine.version.graph, numbers),
  faults: [...new Set(faults)],
  hasMadeUp: numbers.hasMadeUp,
  pulse,
})

/** The machine itself is no state of it. */
const told = ({ isCurrent }: MachineAsked, version: PublishedVersion) => ({
  version: version.version,
  publishedAt: version.publishedAt.toISOString(),
  isCurrent: isCurrent(version),
  states: version.graph.nodes.length - 1,
  transitions: version.graph.edges.length,
})
