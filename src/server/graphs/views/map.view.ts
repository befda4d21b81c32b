import { drawMap } from '#graphs/index.ts'
import type { Deps } from '../../deps.ts'
import { readAnswers } from '../answers/read-answers.ts'
import { edgeMarks } from '../overlay/edge-marks.ts'
import { stateMarks } from '../overlay/state-marks.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import { edgeNumbers } from '../suppression/edge-numbers.ts'
import { stateNumbers } from '../suppression/state-numbers.ts'
import type { View, Viewing } from '../viewing.ts'

/** The machine drawn, with the numbers of one metric. */
export const mapView =
  (deps: Deps): View =>
  async (tx, viewing) => {
    const answers = await readAnswers(tx, viewing)
    return async () => {
      const { machine, asked } = viewing
      const { metric, detail } = asked.query
      const scene = await sceneOf(deps, machine.version, detail)
      const { width, height, defects } = scene
      const overlay = overlayOf(viewing)
      const svg = drawMap(scene, { overlay, ...drawnFor(viewing) })
      return {
        shown: { view: 'map', answers, svg, width, height, metric, defects: [...defects] },
        drawing: { scene, overlay },
      }
    }
  }

function overlayOf({
  machine: { version },
  numbers,
  asked: { query },
}: Pick<Viewing, 'machine' | 'numbers' | 'asked'>) {
  return {
    states: stateMarks(stateNumbers(version.graph, numbers), query.metric),
    edges: edgeMarks(edgeNumbers(version.graph, numbers), query.metric),
  }
}

/** As rendered on a page: places link to their numbers. */
export const drawnFor = ({ machine: { testModel }, asked: { query }, href }: Viewing) => ({
  title: testModel.title,
  href: (at: string) => href({ at }),
  ...(query.at !== undefined && { selected: query.at }),
})
