import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { isSpelt, otherFields, toFieldsBeside, toStepFields } from '#contract/flow/step-fields.ts'
import { processDescriptions, spellStep } from '#contract/flow/step-name.ts'
import { knownEvents } from '#machines/core/answer.ts'
import { reachable } from '#machines/core/saved-machine.ts'
import type { ServerProduct } from '#machines/core/server-product.ts'
import { productOf } from '#machines/products.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { recordFor } from '../access/lead-guard.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'

type ResumeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'products'>

/** Encodes a journey for the wire, with what follows from dates derived as of today (C-31), as the caller may see it. */
export async function resumeRecordOf(deps: ResumeDeps, lead: Lead, caller: Caller): Promise<ResumeRecord> {
  const today = deps.clock.today()
  const product = productOf(deps.products, lead)
  const record = product.asOfToday(await recordFor(deps, lead, caller), today)
  return {
    customerLeadId: lead.id,
    version: lead.version,
    quoteType: record.quoteType,
    source: record.source,
    ...(record.emplId && { emplId: record.emplId }),
    ...(record.renewalOf && { renewalOf: record.renewalOf }),
    ...(record.lapsed && { lapsed: record.lapsed }),
    ...(record.pricesFirst && { pricesFirst: record.pricesFirst }),
    processStep: spellStep(record.savedStep),
    processDescription: lead.processDescription ?? processDescriptions[record.savedStep],
    ...(record.status && { status: record.status }),
    ...toFieldsBeside(record),
    leadsTo: reachable(product.machines, record, today),
    ...toStepFields(record, others(product, record, today)),
    ...(!isSpelt(record) && { answers: answersOf(record) }),
  }
}

/** Beside what every resume record tells of a journey; encrypted numbers stay on the server. */
function answersOf(record: JourneyRecord): Record<string, unknown> {
  const { quoteType: _q, leadId: _l, version: _v, savedStep: _s, source: _o, emplId: _e, ...rest } = record
  const { renewalOf: _r, lapsed: _p, status: _t, sealed: _n, ...answers } = rest
  return answers
}

function others({ machines }: ServerProduct, record: JourneyRecord, today: Day) {
  const answered = machines.flatMap(({ events }) =>
    knownEvents(events, record, today).map((event) => ({ event, step: events[event.type]?.saved?.step })),
  )
  return otherFields(record, answered)
}
