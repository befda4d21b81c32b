import { answering } from '../../core/answer.ts'
import { form } from '../../core/event.ts'
import {
  knownNominee,
  nomineeFields,
  nomineeOf,
  sampleNominee,
} from '../../purchase/proposal/nominee.fields.ts'
import { addYears } from '../../rules/calendar.ts'
import type { HealthRecord } from '../record/health-record.ts'

/** Whom the insurer pays where the insured person cannot be paid (saved step 7). */
export const nomineeQuestion = answering<HealthRecord>()(
  7,
  form('Continue', nomineeFields, (today) => [sampleNominee(addYears(today, -36))]),
  { change: (given) => ({ nominee: nomineeOf(given) }), known: knownNominee },
)
