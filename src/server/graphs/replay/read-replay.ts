import type { Replay } from '#contract/views/graph-view.ts'
import { drawMap, edgeText, eventText } from '#graphs/index.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { journeyRow } from '../disclosure/journey-row.ts'
import type { StepFound } from '../queries/steps.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import { recordedJourney, type WantedJourney } from './recorded-journey.ts'

/** One journey step by step, on the machine's version of that time. Looks are logged. */
export async function replayOf(deps: Deps, caller: Caller, wanted: WantedJourney): Promise<Replay> {
  const { testModel, version, found, steps } = await recordedJourney(deps, caller, wanted, 'graphs/replay')
  const scene = await sceneOf(deps, version, 'expanded')
  return {
    journey: wanted.journey,
    machine: testModel.key,
    beganAt: new Date(found.beganAt).toISOString(),
    row: journeyRow(version, found, deps.clock.now()),
    svg: drawMap(scene, { title: testModel.title }),
    width: scene.width,
    height: scene.height,
    steps: steps.map((step) => told(version, step, found.beganAt)),
  }
}

function told(
  { graph, edges, states }: PublishedVersion,
  step: StepFound,
  beganAt: number,
): Replay['steps'][number] {
  const edge = graph.edges.find(({ id }) => step.edge !== null && id === edges.idOf(step.edge))
  return {
    ms: Math.max(0, step.at - beganAt),
    ...(edge && { edge: edge.id }),
    words: wordsOf(step, edge && edgeText(edge).words),
    from: step.from === null ? null : (states.idOf(step.from) ?? null),
    to: step.to === null ? null : (states.idOf(step.to) ?? null),
    source: step.source,
    offModel: step.event !== null,
  }
}

function wordsOf({ event, from }: StepFound, taken: string | undefined): string {
  if (event !== null) return `${eventText(event)}: ${texts.unhandled}`
  return taken ?? (from === null ? texts.begins : '')
}
