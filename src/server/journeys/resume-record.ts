import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { otherFields, toFieldsBeside, toStepFields } from '#contract/flow/step-fields.ts'
import { processDescriptions, spellStep } from '#contract/flow/step-name.ts'
import { knownEvents } from '#machines/core/answer.ts'
import type { Underwriting } from '#machines/core/product.ts'
import { reachable } from '#machines/core/saved-machine.ts'
import { productOf } from '#machines/products.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** Encodes a journey for the wire, with what follows from dates derived as of today (C-31). */
export function resumeRecordOf(deps: Pick<Deps, 'products'>, lead: Lead, today: Day): ResumeRecord {
  const product = productOf(deps.products, lead)
  const record = product.asOfToday(recordOf(deps, lead), today)
  return {
    customerLeadId: lead.id,
    version: lead.version,
    quoteType: record.quoteType,
    source: record.source,
    ...(record.emplId && { emplId: record.emplId }),
    ...(record.renewalOf && { renewalOf: record.renewalOf }),
    processStep: spellStep(record.savedStep),
    processDescription: lead.processDescription ?? processDescriptions[record.savedStep],
    ...(record.status && { status: record.status }),
    ...toFieldsBeside(record),
    leadsTo: reachable(product.machines, record, today),
    ...toStepFields(record, others(product, record, today)),
  }
}

function others({ machines }: Underwriting, record: JourneyRecord, today: Day) {
  const answered = machines.flatMap(({ events }) =>
    knownEvents(events, record, today).map((event) => ({ event, step: events[event.type]?.saved?.step })),
  )
  return otherFields(record, answered)
}
