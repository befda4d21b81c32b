import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { drawMap, layOut, type Overlay } from '#graphs/index.ts'
import { graphOf } from '#machines/core/graph.ts'
import { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { buildPages } from '#server/assets/build.ts'
import { built } from '#server/assets/built.ts'
import { readManifest, scriptsOf } from '#server/assets/page-links.ts'
import type { Row } from '../table.ts'

const goals = { map: 12, script: 40 }
const page = 'graphs/machine/machine.page.tsx'
const kilobytes = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1024

const row = (what: string, value: number, goal: number): Row => ({
  what,
  value: `${value.toFixed(1)} KB gzip`,
  peer: `goal ${goal} KB`,
  ratio: (value / goal).toFixed(2),
})

/** How large a map and the script of its page are, and that no layout engine goes to any browser. */
export async function sizes(): Promise<Row[]> {
  await buildPages()
  const files = readManifest(built.pages)
  const script = scriptsOf(files, [page]).map((file) => kilobytes(readFileSync(join(built.pages, file))))
  const engines = scripts().filter((file) => /eclipse\.elk|elkjs/.test(readFileSync(file, 'utf8')))
  return [
    row('map of the motor machine with traffic, as it is served', kilobytes(await motorMap()), goals.map),
    row('script of a graph page beyond that of every page', sum(script), goals.script),
    { what: 'browser files with a layout engine in them', value: String(engines.length), peer: 'goal 0' },
  ]
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0)

const scripts = (): string[] =>
  readdirSync(join(built.pages, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(built.pages, 'assets', name))

/** Every state and transition with numbers of its own, so that they compress no better than real ones. */
async function motorMap(): Promise<string> {
  const graph = graphOf(motorMachine)
  const scene = await layOut(graph, 'overview')
  const marks = (items: readonly { id: string }[], from: number): Overlay['states'] =>
    Object.fromEntries(items.map(({ id }, at) => [id, markOf((from + at * 7_919) % 9_973)]))
  const overlay = { states: marks(graph.nodes, 17), edges: marks(graph.edges, 4_001) }
  const href = (id: string) => `/graphs/motor?at=${encodeURIComponent(id)}`
  return drawMap(scene, { overlay, href, title: 'Motor wizard' })
}

const markOf = (count: number) => ({
  text: count.toLocaleString('en-IN'),
  weight: count / 9_973,
  told: `${count.toLocaleString('en-IN')} journeys`,
})
