import { spellStep } from '#contract/flow/step-name.ts'
import type { LifecycleEventType } from '#machines/lifecycle/lifecycle.events.ts'
import { productOf } from '#machines/products.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import { saveLead } from '../access/save-lead.ts'
import type { Lead } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { moveLifecycle } from '../engine/lifecycle.ts'
import type { Mover } from '../engine/log-moves.ts'
import { moverOf } from '../engine/mover.ts'
import type { Asking } from '../http/asking.ts'
import { refuse } from '../http/refuse.ts'
import { withSealedNumbers } from '../sealed/numbers.ts'
import { sealOf } from '../sealed/seal.ts'
import { applySave } from './apply-save.ts'
import { consequencesOf, mayChange } from './consequences.ts'
import { resumeRecordOf } from './resume-record.ts'
import type { SaveRequest } from './submitted.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'fetch' | 'random' | 'log' | 'products'>

/** Saves the answers of a journey on the version they were given on, with all that follows from them, or nothing. */
export async function saveJourney(
  deps: Needs,
  request: SaveRequest,
  lead: Lead,
  asking: Asking,
): Promise<Lead> {
  const today = deps.clock.today()
  if (request.version !== lead.version) return refuseStale(deps, lead, today)
  const product = productOf(deps.products, lead)
  const before = product.asOfToday(recordOf(deps, lead), today)
  if (!mayChange(lead.status)) return refuseNow(lead, request)
  const applied = await applySave(deps, product, request, before)
  const after = withSealedNumbers(sealOf(deps.config.secrets.signing), applied.record)
  const by = moverOf(asking, deps.clock.now(), 'admin/flow')
  const follows = consequencesOf(product, lead.status, before, after, today)
  const record = follows.dropsPlan ? { ...after, plan: undefined } : after
  const saved = { record, processDescription: request.processDiscription, at: by.at }
  const change = { employeeId: asking.employeeId, action: 'admin/flow', before }
  const moveOn = async (tx: Db, updated: Lead) => ({
    ...updated,
    status: await moveAll(tx, updated, follows.moves, by),
  })
  const saving = { saved, moves: applied.moves, by, change }
  const next = await saveLead(deps, lead, saving, follows.moves.length > 0 ? moveOn : undefined)
  return next ?? refuseStale(deps, (await findLead(deps.db, lead.id)) ?? lead, today)
}

async function moveAll(tx: Db, { id, status }: Lead, events: readonly LifecycleEventType[], by: Mover) {
  let stands = status
  for (const event of events) stands = await moveLifecycle(tx, { id, status: stands }, event, by)
  return stands
}

const refuseStale = (deps: Needs, lead: Lead, today: Day) =>
  refuse('saved-elsewhere', undefined, { current: resumeRecordOf(deps, lead, today) })

const refuseNow = ({ status, processStep }: Lead, { step }: SaveRequest) =>
  refuse('not-now', undefined, { current: { state: status ?? processStep, event: spellStep(step) } })
