import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { toWireSteps } from '#contract/flow/record.codec.ts'
import { motorRequestOf } from '#contract/flow/save.ts'
import { processWords, spellStep } from '#contract/flow/step-name.ts'
import { motorProduct } from '#machines/motor/motor.product.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { Lead } from '../db/schema.ts'
import { recordOf } from './journeys.store.ts'

/** A journey in the words of the wire, with what follows from dates derived as of today (register C-31). */
export function resumeRecordOf(lead: Lead, today: Day): ResumeRecord {
  const record = motorProduct.asOfToday(recordOf({ products: [motorProduct] }, lead), today)
  return {
    customerLeadId: lead.id,
    version: lead.version,
    quoteType: 'motor',
    source: record.source,
    ...(record.emplId && { emplId: record.emplId }),
    ...(record.renewalOf && { renewalOf: record.renewalOf }),
    processStep: spellStep(record.savedStep),
    processDescription: lead.processDescription ?? processWords[record.savedStep],
    ...(record.status && { status: record.status }),
    motorRequest: motorRequestOf(record),
    ...toWireSteps(record),
  }
}
