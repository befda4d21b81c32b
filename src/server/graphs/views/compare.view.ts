import { drawMap } from '#graphs/index.ts'
import { differenceMarks } from '../compare/difference-marks.ts'
import { type Compared, compared, differences } from '../compare/differences.ts'
import { otherOf } from '../compare/other-of.ts'
import { countAll } from '../queries/numbers.ts'
import { selectTraffic } from '../queries/select-traffic.ts'
import { disclosureOf } from '../rounding.ts'
import { changedShare, countSignificant } from '../significance/changes.ts'
import type { View, ViewDeps } from '../viewing.ts'
import { drawnFor } from './map.view.ts'

/** A comparison with another period, source or version, on one combined drawing. */
export const compareView =
  ({ config, unionScenes }: ViewDeps): View =>
  async (tx, viewing) => {
    const { machine, numbers, disclose, now } = viewing
    const other = otherOf(viewing)
    const selection = await selectTraffic(tx, other.version, other.wanted, now)
    const one = compared(other.labels.one, machine.version, numbers, disclose)
    const counted = await countAll(tx, other.version, selection)
    const two = compared(other.labels.other, other.version, counted, disclosureOf(config, selection))
    return async () => {
      const { graph, scene } = await unionScenes.get(
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
      const finished = changedShare({ one: finishedIn(one), other: finishedIn(two) })
      const answers = { finished, ...countSignificant(rows) }
      return { shown: { view: 'compare', ...drawn, ...sides, ...answers, rows }, drawing: { scene, overlay } }
    }
  }

const finishedIn = ({ totals: { finished, journeys } }: Compared) => ({ part: finished, whole: journeys })
const sideOf = ({ label, totals }: Compared) => ({ label, totals })
