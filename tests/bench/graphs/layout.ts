import { layOut } from '#graphs/index.ts'
import { make } from '#graphs/layout/try-layout.ts'
import { catalogue } from '#machines/catalogue.ts'
import { type Graph, graphOf } from '#machines/core/graph.ts'
import { hub, randomGraph } from '../../graphs/random-graph.ts'
import { median, type Row } from '../table.ts'
import { asOthers, withoutPortals } from './peer-layout.ts'

const times = 3
const boxMs = 60_000

/** CPU of layouts: of every machine of ours, of one made by chance, and of a hub, which others draw without portals. */
export async function layout(): Promise<Row[]> {
  const machines = catalogue.map(({ key, machine }) => ({ key, graph: graphOf(machine) }))
  const each = await inTurn(machines, async ({ key, graph }) => ({
    key,
    ms: await cpuOf(() => drawn(graph)),
  }))
  const slowest = each.reduce((one, other) => (other.ms > one.ms ? other : one))
  const large = randomGraph(7, 100)
  const ours = await cpuOf(() => drawn(large))
  const theirs = await cpuOf(() => asOthers(large))
  const isDrawn = await asOthers(large)
  const portals = await cpuOf(() => drawn(hub(200)))
  const lines = await withoutPortals(hub(200), boxMs)
  return [
    { what: `layout, the slowest machine (${slowest.key}), CPU`, value: inMs(slowest.ms) },
    { what: 'layout, all machines, CPU', value: inMs(each.reduce((sum, { ms }) => sum + ms, 0)) },
    {
      what: 'layout, 100 states, CPU',
      value: inMs(ours),
      peer: `xstate-viz's options ${inMs(theirs)}${isDrawn ? '' : ', then ELK fails'}`,
      ...(isDrawn && { ratio: ratio(ours, theirs) }),
    },
    {
      what: 'layout, hub of 200 states, CPU',
      value: inMs(portals),
      peer: `without portals ${lines === undefined ? '> 60,000 ms' : inMs(lines)}`,
      ratio: ratio(portals, lines ?? boxMs),
    },
  ]
}

const drawn = (graph: Graph) => layOut(graph, 'expanded', { run: make })

/** Milliseconds of CPU, the median of some, the first of which warms up. */
async function cpuOf(once: () => Promise<unknown>): Promise<number> {
  const found: number[] = []
  for (let at = 0; at <= times; at++) {
    const begun = process.cpuUsage()
    await once()
    const { user, system } = process.cpuUsage(begun)
    if (at > 0) found.push((user + system) / 1000)
  }
  return median(found)
}

async function inTurn<One, Other>(
  some: readonly One[],
  make: (one: One) => Promise<Other>,
): Promise<Other[]> {
  const made: Other[] = []
  for (const one of some) made.push(await make(one))
  return made
}

const inMs = (ms: number): string => `${Math.round(ms).toLocaleString('en-IN')} ms`
const ratio = (ours: number, theirs: number): string => `${(theirs / ours).toFixed(1)}x`
