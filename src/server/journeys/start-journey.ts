import { processDescriptions } from '#contract/flow/step-name.ts'
import { productOf } from '#machines/products.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { showsPricesFirst } from '../access/prices-first.ts'
import { beginLead } from '../access/save-lead.ts'
import { cameBy } from '../account/referrals.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { actorOf } from '../engine/actor.ts'
import type { SaveRequest } from '../engine/submitted.ts'
import type { Caller } from '../http/caller.ts'
import { changedAnswers } from '../sealed/answers.ts'
import { sealedRecord } from '../sealed/record.ts'
import { applySave } from './apply-save.ts'

type StartJourneyDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'fetch' | 'random' | 'log' | 'products' | 'recording'
>
/** Who starts it, and how the browser is recognised again. */
type Beginner = {
  caller: Caller
  language: Language
  keepLead: (leadId: string) => Promise<string>
  /** Where it does not begin with a new one. */
  id?: string | undefined
}

/** Begins a journey with all that is answered already. */
export async function startJourney(
  deps: StartJourneyDeps,
  request: SaveRequest,
  by: Beginner,
): Promise<Lead> {
  const { clock, random, db } = deps
  const { id = random.id() } = by
  const product = productOf(deps.products, request)
  const record = {
    ...product.emptyRecord,
    leadId: id,
    ...attributionOf(request, by.caller),
    ...(asksLater(request) && showsPricesFirst(deps, product, by.caller) && { pricesFirst: true }),
  }
  const applied = await applySave(deps, product, request, record)
  const lead = {
    id,
    quoteType: request.quoteType,
    ownerHash: await by.keepLead(id),
    customerId: by.caller.customerId,
    partnerId: by.caller.partnerId,
    language: by.language,
    ...(await cameBy(db, request.referralCode)),
  }
  const at = clock.now()
  const sealed = changedAnswers(product, {}, applied.record)
  return beginLead(deps, lead, {
    saved: {
      record: sealedRecord(deps.config, product, applied.record),
      processDescription: processDescriptions[request.step],
      at,
    },
    moves: applied.moves,
    by: actorOf(by.caller, at, 'admin/flow'),
    change: { employeeId: by.caller.employeeId, action: 'admin/flow', before: {}, sealed },
  })
}

/**
 * A page of ours tells what happened, or answers the fifth step without a contact; whoever sends the specification's
 * fields alone is asked as the specification says.
 */
const asksLater = ({ events = [], step5 }: SaveRequest): boolean =>
  events.length > 0 || (step5 !== undefined && !('customerDetails' in step5))

/** A signed-in employee takes precedence over one named by a link (C-147). */
function attributionOf(
  { source, emplId }: SaveRequest,
  caller: Caller,
): Pick<JourneyRecord, 'source' | 'emplId'> {
  const employee = caller.employeeId ?? emplId
  return employee ? { source: 'empl', emplId: employee } : { source }
}
