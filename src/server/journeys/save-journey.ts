import { spellStep } from '#contract/flow/step-name.ts'
import type { LifecycleEventType } from '#machines/lifecycle/lifecycle.events.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { asOfToday } from '#machines/record/past.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { MotorRecord } from '#machines/schemas/record.ts'
import { auditChange } from '../audit/audit.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { hear } from '../engine/hear.ts'
import { moveLifecycle } from '../engine/lifecycle.ts'
import { logMoves, type Mover } from '../engine/log-moves.ts'
import { moverOf } from '../engine/mover.ts'
import type { Asking } from '../http/asking.ts'
import { refuse } from '../http/refuse.ts'
import { withSealedNumbers } from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'
import { consequencesOf, mayChange } from './consequences.ts'
import { findLead, recordOf, updateLead } from './journeys.store.ts'
import { resumeRecordOf } from './resume-record.ts'
import { type SaveRequest, stepsOf, toldBy } from './told.ts'
import { trusted } from './trusted.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'products'>

/** Saves one step of a journey on the version it was made on, with all that follows from it, or nothing. */
export async function saveJourney(
  deps: Needs,
  request: SaveRequest,
  lead: Lead,
  asking: Asking,
): Promise<Lead> {
  const today = deps.clock.today()
  if (request.version !== lead.version) return refuseStale(lead, today)
  const before = asOfToday(recordOf({ products: [motorProduct] }, lead), today)
  if (!mayChange(lead.status) || isAhead(request, before)) return refuseNow(lead, request)
  const steps = stepsOf(request, false)
  const told = await trusted(deps, request, toldBy(request, steps, before))
  const heard = hear({ record: before, told, steps, today, outcomes: outcomesFor(lead) })
  const after = withSealedNumbers(sealOf(deps.config.secrets.signing), heard.record)
  const by = moverOf(asking, deps.clock.now(), 'admin/flow')
  const follows = consequencesOf(motorProduct, lead.status, before, after, today)
  const record = follows.dropsPlan ? { ...after, plan: undefined } : after
  const saved = { record, processDescription: request.processDiscription, at: by.at }
  return deps.db.transaction(async (tx) => {
    const updated = await updateLead(deps, tx, lead, saved)
    if (!updated) return refuseStale((await findLead(tx, lead.id)) ?? lead, today)
    await logMoves(tx, lead.id, heard.moves, by)
    const { employeeId } = asking
    await auditChange(tx, {
      leadId: lead.id,
      employeeId,
      action: 'admin/flow',
      at: by.at,
      before,
      after: record,
    })
    return { ...updated, status: await moveAll(tx, updated, follows.moves, by) }
  })
}

/** What the machines' own calls would say here: the lead is there, and the plan is being saved. */
const outcomesFor = ({ id, version }: Lead) => ({
  lookUpVehicle: null,
  startJourney: { leadId: id, version },
  savePlan: { version: version + 1 },
})

async function moveAll(tx: Db, { id, status }: Lead, events: readonly LifecycleEventType[], by: Mover) {
  let stands = status
  for (const event of events) stands = await moveLifecycle(tx, { id, status: stands }, event, by)
  return stands
}

/** Steps are saved in their order. */
const isAhead = ({ step }: SaveRequest, record: MotorRecord): boolean => step > stepAfter(record)

/** A new vehicle has no previous policy and so no sixth step, an organisation no nominee and so no ninth. */
function stepAfter({ savedStep, isNew, customerType }: MotorRecord): number {
  if (savedStep === 5 && isNew) return 7
  return savedStep === 8 && customerType === 'organisation' ? 10 : savedStep + 1
}

const refuseStale = (lead: Lead, today: Day) =>
  refuse('saved-elsewhere', undefined, { current: resumeRecordOf(lead, today) })

const refuseNow = ({ status, processStep }: Lead, { step }: SaveRequest) =>
  refuse('not-now', undefined, { current: { state: status ?? processStep, event: spellStep(step) } })
