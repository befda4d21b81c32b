import * as v from 'valibot'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { motorSteps } from './motor-fields.ts'
import { fromStepFields } from './step-fields.ts'

const text = v.optional(v.string(), '')
const later = v.optional(v.unknown())

/**
 * The other wizard record of the specification (spec §3, RESUME-19, C-23, C-25): its steps are screens, and the first
 * has the number as `registerationNumber`. The content of its later steps is not specified.
 */
export const wizardRecord = v.object({
  quotationNumber: v.optional(v.string()),
  step1: v.object({ registerationNumber: v.string() }),
  customerDetails: v.optional(
    v.object({
      FullName: text,
      Gender: text,
      Email: text,
      Phone: text,
      DateofBirth: text,
      MaritalStatus: text,
      City: text,
      CustomerUniqueNumber: v.optional(v.union([v.string(), v.number()])),
    }),
  ),
  step2: later,
  step3: later,
  step4: later,
  step5: later,
  step6: later,
  step7: later,
  step8: later,
  step9: later,
  step10: later,
  step11: later,
  step12: later,
  step13: later,
})

type WizardRecord = v.InferOutput<typeof wizardRecord>

/** Its first four steps are the same in both numberings; the rest is asked again, except for the person. */
const vehicle = v.object({
  step2: v.fallback(v.optional(motorSteps.step2), undefined),
  step3: v.fallback(v.optional(motorSteps.step3), undefined),
  step4: v.fallback(v.optional(motorSteps.step4), undefined),
})

/** The answers of a current journey that an older record contains. */
export function fromWizardRecord(record: WizardRecord): Partial<MotorRecord> {
  const { step1, customerDetails: person } = record
  const { step2, step3, step4 } = v.parse(vehicle, record)
  const answered = [step1, step2, step3, step4]
  const savedStep = answered.indexOf(undefined)
  return {
    ...fromStepFields(
      { quoteType: 'motor' },
      { ...(step2 && { step2 }), ...(step3 && { step3 }), ...(step4 && { step4 }) },
    ),
    registrationNumber: step1.registerationNumber,
    savedStep: (savedStep === -1 ? answered.length : savedStep) as MotorRecord['savedStep'],
    ...(person?.Phone && {
      customer: { name: person.FullName, email: person.Email, mobile: person.Phone },
    }),
  }
}
