import { replay as texts } from '#machines/reference/messages/replay.ts'
import { auditLook } from '../../audit/audit.store.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/caller.ts'
import { fail } from '../../http/fail.ts'
import { findJourney } from '../queries/journey-rows.ts'
import { findSteps } from '../queries/steps.ts'
import { requestedMachine } from '../versions/requested-machine.ts'

export type WantedJourney = { machine: string; journey: string }

/** A journey with all its steps, and the machine's version of that time. That somebody looked is logged. */
export async function recordedJourney(
  deps: Deps,
  { employeeId }: Caller,
  { machine, journey }: WantedJourney,
  action: 'graphs/replay' | 'graphs/replayExport',
) {
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
  await auditLook(db, { leadId: `traffic ${journey}`, employeeId, action, at: clock.now() })
  return { testModel, version, found, steps: await findSteps(db, journey) }
}
