import type { Metric } from '#contract/views/graph-query.ts'
import { drawMap } from '#graphs/index.ts'
import type { Deps } from '../../deps.ts'
import { readAnswers } from '../answers/read-answers.ts'
import { type Numbered, numberedOf } from '../disclosure/numbered.ts'
import { edgeMarks } from '../overlay/edge-marks.ts'
import { stateMarks } from '../overlay/state-marks.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import type { View, Viewing } from '../viewing.ts'

/** The machine drawn, with the numbers of one metric. */
export const mapView =
  (deps: Deps): View =>
  async (tx, viewing) => {
    const numbered = numberedOf(viewing)
    const answers = await readAnswers(tx, deps, viewing, numbered)
    return async () => {
      const { machine, asked } = viewing
      const { metric, detail } = asked.query
      const scene = await sceneOf(deps, machine.version, detail)
      const { width, height, defects } = scene
      const overlay = overlayOf(numbered, metric)
      const svg = drawMap(scene, { overlay, ...drawnFor(viewing) })
      return {
        shown: { view: 'map', answers, svg, width, height, metric, defects: [...defects] },
        drawing: { scene, overlay },
      }
    }
  }

export const overlayOf = ({ states, edges }: Numbered, metric: Metric) => ({
  states: stateMarks(states, metric),
  edges: edgeMarks(edges, metric),
})

/** As rendered on a page: places link to their numbers. */
export const drawnFor = ({ machine: { testModel }, asked: { query }, href }: Viewing) => ({
  title: testModel.title,
  href: (at: string) => href({ at }),
  ...(query.at !== undefined && { selected: query.at }),
})
