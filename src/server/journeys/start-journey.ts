import { emptyRecord, type MotorRecord } from '#machines/schemas/record.ts'
import { cameBy } from '../account/referrals.store.ts'
import { auditChange } from '../audit/audit.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { hear } from '../engine/hear.ts'
import { logMoves } from '../engine/log-moves.ts'
import { moverOf } from '../engine/mover.ts'
import type { Asking } from '../http/asking.ts'
import { insertLead } from './journeys.store.ts'
import { type SaveRequest, stepsOf, toldBy } from './told.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'products'>
/** Who begins it, and how the browser will be known again. */
type Beginner = { asking: Asking; keepLead: (leadId: string) => Promise<string> }

/** Begins a journey: hears every step from the first to the one that is saved. */
export async function startJourney(deps: Needs, request: SaveRequest, by: Beginner): Promise<Lead> {
  const { clock, random, db } = deps
  const id = random.id()
  const steps = stepsOf(request, true)
  const record = { ...emptyRecord, ...attributionOf(request, by.asking) }
  const told = toldBy(request, steps, record)
  const outcomes = { lookUpVehicle: null, startJourney: { leadId: id, version: 1 } }
  const heard = hear({ record, told, steps, today: clock.today(), outcomes })
  const lead = {
    id,
    quoteType: request.quoteType,
    ownerHash: await by.keepLead(id),
    customerId: by.asking.customerId,
    partnerId: by.asking.partnerId,
    ...(await cameBy(db, request.referralCode)),
  }
  const at = clock.now()
  return db.transaction(async (tx) => {
    const saved = { record: heard.record, processDescription: request.processDiscription, at }
    const inserted = await insertLead(deps, tx, lead, saved)
    await logMoves(tx, id, heard.moves, moverOf(by.asking, at, 'admin/flow'))
    const { employeeId } = by.asking
    await auditChange(tx, {
      leadId: id,
      employeeId,
      action: 'admin/flow',
      at,
      before: {},
      after: heard.record,
    })
    return inserted
  })
}

/** An employee who is signed in counts before one that a link names (register C-147). */
function attributionOf(
  { source, emplId }: SaveRequest,
  asking: Asking,
): Pick<MotorRecord, 'source' | 'emplId'> {
  const employee = asking.employeeId ?? emplId
  return employee ? { source: 'empl', emplId: employee } : { source }
}
