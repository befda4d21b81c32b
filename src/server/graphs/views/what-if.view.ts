import { drawMap } from '#graphs/index.ts'
import type { Deps } from '../../deps.ts'
import { numberedOf } from '../disclosure/numbered.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import type { View } from '../viewing.ts'
import { answerAt } from '../what-if/answer.ts'
import { drawnFor, overlayOf } from './map.view.ts'

/** How many would finish with another state, chosen on a map that shows where people leave. */
export const whatIfView =
  (deps: Deps): View =>
  async (tx, viewing) => {
    const numbered = numberedOf(viewing)
    const states = numbered.states.filter(({ type }) => type === 'atomic')
    const state = states.find(({ id }) => id === viewing.asked.query.at)
    const answer = state && (await answerAt(tx, viewing, state))
    return async () => {
      const { machine, asked } = viewing
      const scene = await sceneOf(deps, machine.version, asked.query.detail)
      const { width, height, defects } = scene
      const overlay = overlayOf(numbered, 'drop-off')
      const svg = drawMap(scene, { overlay, ...drawnFor(viewing) })
      return {
        shown: {
          view: 'what-if',
          ...{ svg, width, height, defects: [...defects] },
          states: states.map(({ id, title, within }) => ({ id, title: [...within, title].join(' › ') })),
          ...(answer && { answer }),
        },
        drawing: { scene, overlay },
      }
    }
  }
