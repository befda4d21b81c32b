import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { motorRequestOf } from '#contract/flow/save.ts'
import { isSpelt, otherFields, toStepFields } from '#contract/flow/step-fields.ts'
import { processDescriptions, spellStep } from '#contract/flow/step-name.ts'
import { knownEvents } from '#machines/core/answer.ts'
import type { Underwriting } from '#machines/core/product.ts'
import { reachable } from '#machines/core/saved-machine.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { isOf, productOf } from '#machines/products.ts'
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
    ...(isOf(motorProduct, record) && { motorRequest: motorRequestOf(record) }),
    leadsTo: reachable(product.machines, record, today),
    ...(isSpelt(record)
      ? toStepFields(record, others(product, record, today))
      : { answers: answersOf(record) }),
  }
}

/** Beside what every resume record tells of a journey; encrypted numbers stay on the server. */
function answersOf(record: JourneyRecord): Record<string, unknown> {
  const { quoteType: _q, leadId: _l, version: _v, savedStep: _s, source: _o, emplId: _e, ...rest } = record
  const { renewalOf: _r, status: _t, sealed: _n, ...answers } = rest
  return answers
}

const others = ({ machines }: Underwriting, record: JourneyRecord, today: Day) =>
  machines.flatMap(({ events }) => otherFields(record, events, knownEvents(events, record, today)))
