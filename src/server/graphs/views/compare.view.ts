import { drawMap } from '#graphs/index.ts'
import type { Deps } from '../../deps.ts'
import { differenceMarks } from '../compare/difference-marks.ts'
import { type Compared, compared, differences } from '../compare/differences.ts'
import { otherOf } from '../compare/other-of.ts'
import { unionScene } from '../compare/union-scene.ts'
import { countAll } from '../questions/numbers.ts'
import { selectTraffic } from '../questions/select-traffic.ts'
import { drawnFor } from './map.view.ts'
import type { View } from './viewing.ts'

/** What is asked for against another period, source or version, on one drawing of both. */
export const compareView =
  (deps: Deps): View =>
  async (tx, viewing) => {
    const { machine, numbers, now } = viewing
    const other = otherOf(viewing, deps.clock.today())
    const selection = await selectTraffic(tx, other.version, other.wanted, now)
    const one = compared(other.labels.one, machine.version, numbers)
    const two = compared(other.labels.other, other.version, await countAll(tx, other.version, selection))
    return async () => {
      const { graph, scene } = await unionScene(
        deps,
        machine.version,
        other.version,
        viewing.asked.query.detail,
      )
      const rows = differences(graph, one, two)
      const overlay = differenceMarks(graph, rows)
      const svg = drawMap(scene, { overlay, ...drawnFor(viewing) })
      const { width, height, defects } = scene
      const drawn = { svg, width, height, defects: [...defects] }
      const sides = { one: sideOf(one), other: sideOf(two) }
      return { shown: { view: 'compare', ...drawn, ...sides, rows }, drawing: { scene, overlay } }
    }
  }

const sideOf = ({ label, totals }: Compared) => ({ label, totals })
