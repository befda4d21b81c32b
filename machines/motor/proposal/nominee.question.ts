import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form } from '../../core/event.ts'
import { onlyWhen } from '../../core/field.ts'
import {
  knownNominee,
  nomineeFields,
  nomineeOf,
  sampleNominee,
} from '../../purchase/proposal/nominee.fields.ts'
import { hidden, optionsOf } from '../../purchase/proposal/options.ts'
import { form as texts } from '../../reference/messages/form.ts'
import { paDeclineReasons } from '../../reference/policies.ts'
import { addYears } from '../../rules/calendar.ts'
import type { MotorRecord } from '../record/motor-record.ts'

const question = form(
  'Continue',
  {
    reason: onlyWhen(({ personalAccident }) => personalAccident === false, {
      label: 'Why is personal accident cover not needed?',
      control: 'radio',
      schema: v.picklist(paDeclineReasons, texts.reasonForNoCover),
      options: optionsOf(paDeclineReasons),
    }),
    ...nomineeFields,
    personalAccident: hidden(v.boolean()),
  },
  (today) => [{ ...sampleNominee(addYears(today, -36)), personalAccident: true }],
)

/** Who receives the personal accident benefit (saved step 9). */
export const nomineeQuestion = answering<MotorRecord>()(9, question, {
  subject: { label: 'Nominee' },
  change: (given) => ({ nominee: nomineeOf(given), personalAccidentDecline: given.reason }),
  known: ({ personalAccidentDecline, request, ...record }) => ({
    reason: personalAccidentDecline,
    ...knownNominee(record),
    personalAccident: request?.coverType === 'odOnly' || (request?.personalAccident ?? true),
  }),
})
