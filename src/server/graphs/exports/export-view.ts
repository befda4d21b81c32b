import type { RequestOf } from '#contract/call.ts'
import type { exportGraph } from '#contract/graphs/graphs.calls.ts'
import { type Diagram, toMermaid, toPng, toScxml, toSvg } from '#graphs/index.ts'
import { edgeNumbers } from '../disclosure/edge-numbers.ts'
import { frameOf } from '../disclosure/frame.ts'
import { stateNumbers } from '../disclosure/state-numbers.ts'
import { look } from '../read-graph-view.ts'
import type { Made, ViewDeps } from '../viewing.ts'
import { mapView } from '../views/map.view.ts'
import { attachment } from './attachment.ts'
import { csvOf } from './csv.ts'
import { rowsOf } from './view-rows.ts'

type Wanted = RequestOf<typeof exportGraph>
type Looked = Awaited<ReturnType<typeof look>>

/** A view as a file, with the same numbers as on the page; views without a drawing use the map. */
export async function exported(deps: ViewDeps, { machine, format, ...written }: Wanted): Promise<Response> {
  const looked = await look(deps, machine, written)
  const made = await looked.draw()
  const { testModel } = looked.viewing.machine
  const name = `${testModel.key}-${looked.viewing.asked.query.view}`
  if (format === 'csv' || format === 'json') return attachment(name, format, numbersAs(format, looked, made))
  return attachment(name, format, await drawnAs(format, await drawnOf(deps, looked, made)))
}

function numbersAs(format: 'csv' | 'json', { viewing, pulse, faults }: Looked, { shown }: Made): string {
  const { graph } = viewing.machine.version
  const states = stateNumbers(graph, viewing.numbers, viewing.disclose)
  const edges = edgeNumbers(graph, viewing.numbers, viewing.disclose)
  if (format === 'csv') return csvOf(rowsOf(shown, states, edges))
  const drawn = 'svg' in shown ? { ...shown, svg: undefined } : shown
  return JSON.stringify(
    { frame: frameOf({ ...viewing, pulse, faults }), states, edges, shown: drawn },
    null,
    2,
  )
}

type Shape = Diagram & { detail: Looked['viewing']['asked']['query']['detail'] }

async function drawnOf(deps: ViewDeps, { viewing }: Looked, made: Made): Promise<Shape> {
  const { testModel, version } = viewing.machine
  const { drawing } = made.drawing ? made : await (await mapView(deps)(deps.db, viewing))()
  if (!drawing) throw new Error('The map is not drawn')
  const { scene, overlay } = drawing
  const { key, title } = testModel
  return { key, title, graph: version.graph, scene: async () => scene, overlay, detail: scene.detail }
}

async function drawnAs(format: 'svg' | 'png' | 'mermaid' | 'scxml', { detail, ...drawn }: Shape) {
  const look = { detail, theme: 'light' as const }
  if (format === 'svg') return toSvg(drawn, look)
  if (format === 'png') return new Uint8Array(await toPng(drawn, look))
  return format === 'mermaid' ? toMermaid(drawn) : toScxml(drawn)
}
