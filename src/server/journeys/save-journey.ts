import { spellStep } from '#contract/flow/step-name.ts'
import { asOfToday } from '#machines/record/past.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { type Heard, hear } from '../engine/hear.ts'
import { moveLifecycle } from '../engine/lifecycle.ts'
import { logMoves, type Mover } from '../engine/log-moves.ts'
import { moverOf } from '../engine/mover.ts'
import type { Asking } from '../http/asking.ts'
import { refuse } from '../http/refuse.ts'
import { consequencesOf, mayChange } from './consequences.ts'
import { findLead, recordOf, updateLead } from './journeys.store.ts'
import { resumeRecordOf } from './resume-record.ts'
import { type SaveRequest, stepsOf, toldBy } from './told.ts'
import { trusted } from './trusted.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Saves one step of a journey on the version it was made on, with all that follows from it, or nothing. */
export async function saveJourney(
  deps: Needs,
  request: SaveRequest,
  lead: Lead,
  asking: Asking,
): Promise<Lead> {
  const today = deps.clock.today()
  if (request.version !== lead.version) return refuseStale(lead, today)
  const before = asOfToday(recordOf(lead), today)
  if (!mayChange(lead.status) || isAhead(request, before)) {
    const current = { state: lead.status ?? spellStep(before.savedStep), event: spellStep(request.step) }
    return refuse('not-now', undefined, { current })
  }
  const steps = stepsOf(request, false)
  const told = await trusted(deps.db, lead, request, toldBy(request, steps, before))
  const outcomes = {
    lookUpVehicle: null,
    startJourney: { leadId: lead.id, version: lead.version },
    savePlan: { version: lead.version + 1 },
  }
  const heard = hear({ record: before, told, steps, today, outcomes })
  const by = moverOf(asking, deps.clock.now(), 'admin/flow')
  return deps.db.transaction((tx) => write(tx, lead, { request, before, heard, today, by }))
}

type Write = { request: SaveRequest; before: MotorRecord; heard: Heard; today: Day; by: Mover }

async function write(tx: Db, lead: Lead, { request, before, heard, today, by }: Write): Promise<Lead> {
  const { moves, dropsPlan } = consequencesOf(lead.status, before, heard.record, today)
  const record = dropsPlan ? { ...heard.record, plan: undefined } : heard.record
  const saved = { record, processDescription: request.processDiscription, at: by.at }
  const updated = await updateLead(tx, lead, saved)
  if (!updated) return refuseStale((await findLead(tx, lead.id)) ?? lead, today)
  await logMoves(tx, lead.id, heard.moves, by)
  let { status } = updated
  for (const event of moves) status = await moveLifecycle(tx, { id: lead.id, status }, event, by)
  return { ...updated, status }
}

/** Steps are saved in their order; a new vehicle has no previous policy and so no sixth step. */
function isAhead({ step }: SaveRequest, { savedStep, isNew }: MotorRecord): boolean {
  const next = isNew && savedStep === 5 ? 7 : savedStep + 1
  return step > next
}

const refuseStale = (lead: Lead, today: Day) =>
  refuse('saved-elsewhere', undefined, { current: resumeRecordOf(lead, today) })
