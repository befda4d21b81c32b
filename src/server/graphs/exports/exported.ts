import type { RequestOf } from '#contract/call.ts'
import type { exportGraph } from '#contract/graphs/graphs.calls.ts'
import { drawMap } from '#graphs/index.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refuse.ts'
import { look } from '../read-graph-view.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import { edgeNumbers } from '../told/edge-numbers.ts'
import { frameOf } from '../told/frame.ts'
import { stateNumbers } from '../told/state-numbers.ts'
import { overlayOf } from '../views/map.view.ts'
import { attachment } from './attachment.ts'
import { csvOf } from './csv.ts'
import { rowsOf } from './view-rows.ts'

/** A view as a file, with the same numbers as on the page. */
export async function exported(deps: Deps, { machine, format, ...written }: RequestOf<typeof exportGraph>) {
  const { viewing, pulse, faults, draw } = await look(deps, machine, written)
  const { subject, version } = viewing.machine
  const states = stateNumbers(version.graph, viewing.numbers)
  const edges = edgeNumbers(version.graph, viewing.numbers)
  const name = `${subject.key}-${viewing.asked.query.view}`
  if (format === 'csv') return attachment(name, format, csvOf(rowsOf(await draw(), states, edges)))
  if (format === 'json') {
    const frame = frameOf({ ...viewing, pulse, faults })
    return attachment(name, format, JSON.stringify({ frame, states, edges }, null, 2))
  }
  if (format === 'svg') {
    const scene = await sceneOf(deps, version, viewing.asked.query.detail)
    return attachment(
      name,
      format,
      drawMap(scene, { title: subject.title, overlay: overlayOf(viewing), theme: 'light' }),
    )
  }
  return refuse('unavailable')
}
