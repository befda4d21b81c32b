import type { MachineRun } from '#contract/views/paths.ts'
import { drawMap } from '#graphs/index.ts'
import { runOf } from '../../paths/run-of.ts'
import { coverageMarks } from '../coverage/coverage-marks.ts'
import { type Suited, suiteSoon } from '../coverage/suite-soon.ts'
import { placeTitle } from '../disclosure/place.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import type { View, ViewDeps, Viewing } from '../viewing.ts'
import { drawnFor } from './map.view.ts'

/** Which generated path takes which transition, and which level of the last test run did. */
export const coverageView =
  (deps: ViewDeps): View =>
  async (_, viewing) =>
  async () => {
    const { machine, asked } = viewing
    const run = await runOf(deps, machine.testModel.key)
    const suited = await suiteSoon(deps, machine.testModel.key)
    const rows = rowsOf(viewing, suited, run)
    const scene = await sceneOf(deps, machine.version, asked.query.detail)
    const overlay = coverageMarks(rows, run !== undefined)
    const svg = drawMap(scene, { overlay, ...drawnFor(viewing) })
    const { width, height, defects } = scene
    const shown = {
      view: 'coverage' as const,
      ...{ svg, width, height, defects: [...defects], rows },
      levels: run?.levels.map(({ level }) => level) ?? [],
      ...(run && { at: run.at }),
      ...('note' in suited && { notes: [suited.note] }),
    }
    return { shown, drawing: { scene, overlay } }
  }

function rowsOf({ machine: { version } }: Viewing, suited: Suited, run: MachineRun | undefined) {
  return version.graph.edges.map(({ id }) => ({
    id,
    title: placeTitle(version.graph, id),
    paths: 'paths' in suited ? [...(suited.paths.get(id) ?? [])] : [],
    taken: run?.levels.filter(({ taken }) => (taken[id] ?? 0) > 0).map(({ level }) => level) ?? [],
  }))
}
