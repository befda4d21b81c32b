import { drawMap, edgeWords, eventWords } from '#graphs/index.ts'
import { replay as texts } from '#machines/reference/messages/replay.ts'
import type { Replay } from '#machines/schemas/graph-view.ts'
import { auditLook } from '../../audit/audit.store.ts'
import type { Deps } from '../../deps.ts'
import type { Asking } from '../../http/asking.ts'
import { refuse } from '../../http/refuse.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import { findJourney } from '../queries/journey-rows.ts'
import { findSteps, type StepFound } from '../queries/steps.ts'
import { sceneOf } from '../scenes/scene-of.ts'
import { journeyRow } from '../suppression/journey-row.ts'
import { requestedMachine } from '../versions/requested-machine.ts'

type Wanted = { machine: string; journey: string }

/** One journey step by step, on the machine as it was then. Who looked is written down. */
export async function replayOf(
  deps: Deps,
  { employeeId }: Asking,
  { machine, journey }: Wanted,
): Promise<Replay> {
  const { db, clock } = deps
  const { subject, versions } = await requestedMachine(deps, machine)
  const found = await findJourney(
    db,
    journey,
    versions.map(({ id }) => id),
  )
  const version = versions.find(({ id }) => id === found?.versionId)
  if (!found || !version) return refuse('not-found', texts.failed)
  if (employeeId === null) return refuse('not-allowed')
  await auditLook(db, { leadId: `traffic ${journey}`, employeeId, action: 'graphs/replay', at: clock.now() })
  const scene = await sceneOf(deps, version, 'expanded')
  const steps = await findSteps(db, journey)
  return {
    journey,
    machine: subject.key,
    beganAt: new Date(found.beganAt).toISOString(),
    row: journeyRow(version, found, clock.now()),
    svg: drawMap(scene, { title: subject.title }),
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
    words: wordsOf(step, edge && edgeWords(edge).words),
    from: step.from === null ? null : (states.idOf(step.from) ?? null),
    to: step.to === null ? null : (states.idOf(step.to) ?? null),
    source: step.source,
    offModel: step.event !== null,
  }
}

function wordsOf({ event, from }: StepFound, taken: string | undefined): string {
  if (event !== null) return `${eventWords(event)}: ${texts.unhandled}`
  return taken ?? (from === null ? texts.begins : '')
}
