import type { Replay } from '#contract/views/graph-view.ts'
import { drawMap, edgeText, eventText } from '#graphs/index.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import { auditLook } from '../../audit/audit.store.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { fail } from '../../http/fail.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { findJourney } from '../queries/journey-rows.ts'
import { findSteps, type StepFound } from '../queries/steps.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import { journeyRow } from '../suppression/journey-row.ts'
import { requestedMachine } from '../versions/requested-machine.ts'

type Wanted = { machine: string; journey: string }

/** One journey step by step, on the machine's version of that time. Looks are logged. */
export async function replayOf(
  deps: Deps,
  { employeeId }: Caller,
  { machine, journey }: Wanted,
): Promise<Replay> {
  const { db, clock } = deps
  const { testModel, versions } = await requestedMachine(deps, machine)
  const found = await findJourney(
    db,
    journey,
    versions.map(({ id }) => id),
  )
  const version = versions.find(({ id }) => id === found?.versionId)
  if (!found || !version) return fail('not-found', texts.failed)
  if (employeeId === null) return fail('not-allowed')
  await auditLook(db, { leadId: `traffic ${journey}`, employeeId, action: 'graphs/replay', at: clock.now() })
  const scene = await sceneOf(deps, version, 'expanded')
  const steps = await findSteps(db, journey)
  return {
    journey,
    machine: testModel.key,
    beganAt: new Date(found.beganAt).toISOString(),
    row: journeyRow(version, found, clock.now()),
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
