import * as v from 'valibot'
import type { ResumeRecord } from '#contract/flow/flow.calls.ts'
import { fromStepFields, isSpelt } from '#contract/flow/step-fields.ts'
import { stepName } from '#contract/flow/step-name.ts'
import { productOf, products } from '#machines/products.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { today } from '../browser/today.ts'

/** The record of a journey as its product reads it, with what follows from dates derived as of today. */
export function resumedRecord(resume: ResumeRecord): JourneyRecord {
  const saved = v.safeParse(stepName, resume.processStep)
  const { record, emptyRecord, asOfToday } = productOf(products, resume)
  const known = {
    ...emptyRecord,
    leadId: resume.customerLeadId,
    version: resume.version,
    source: resume.source,
    ...(resume.emplId && { emplId: resume.emplId }),
    ...(resume.renewalOf && { renewalOf: resume.renewalOf }),
    ...(resume.lapsed && { lapsed: resume.lapsed }),
    ...(resume.pricesFirst && { pricesFirst: resume.pricesFirst }),
    ...(resume.status && { status: resume.status }),
    ...(isSpelt(resume) ? fromStepFields(resume, resume) : resume.answers),
    savedStep: saved.success ? saved.output : 0,
  }
  return asOfToday(v.parse(record, known), today())
}
