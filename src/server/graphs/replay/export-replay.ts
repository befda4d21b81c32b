import type { RequestOf } from '#contract/call.ts'
import type { exportReplay } from '#contract/graphs/graphs.calls.ts'
import type { Recording } from '#paths/suite/recorded-suite.ts'
import type { Caller } from '../../http/caller.ts'
import { fail } from '../../http/fail.ts'
import { suiteFile } from '../../paths/file-types.ts'
import type { PublishedVersion } from '../../traffic/versions.store.ts'
import type { StepFound } from '../queries/steps.ts'
import type { ViewDeps } from '../viewing.ts'
import { recordedJourney } from './recorded-journey.ts'

type Wanted = RequestOf<typeof exportReplay>

/** A test that walks what a journey did; refused where today's machine cannot be brought to where it went wrong. */
export async function exportedReplay(
  deps: ViewDeps,
  caller: Caller,
  { machine, journey, format }: Wanted,
  leaves: AbortSignal,
): Promise<Response> {
  const wanted = { machine, journey }
  const { version, steps } = await recordedJourney(deps, caller, wanted, 'graphs/replayExport')
  const of = { machine, day: deps.clock.today() }
  const recording = recordingOf(version, steps)
  const walked = await deps.workerPool.recording({ ...of, recording }, leaves)
  if (walked.kind !== 'made') return fail('not-now', walked.message)
  const file = await deps.workerPool.file({ ...of, format, suite: walked.result }, leaves)
  if (file.kind !== 'made') return fail('unavailable', file.message)
  return suiteFile(file.result, format, `${machine}-journey-${journey}`)
}

/** As far as the first event that no state handled. */
function recordingOf({ edges, states }: PublishedVersion, steps: readonly StepFound[]): Recording {
  const at = steps.findIndex(({ event }) => event !== null)
  const walked = at < 0 ? steps : steps.slice(0, at)
  const taken = walked.flatMap(({ edge }) => (edge === null ? [] : (edges.idOf(edge) ?? [])))
  const { event = null, from = null } = steps[at] ?? {}
  const state = from === null ? undefined : states.idOf(from)
  return event === null || state === undefined ? { taken } : { taken, unhandled: { event, state } }
}
