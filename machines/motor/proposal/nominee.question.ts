import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form } from '../../core/event.ts'
import { allOnlyWhen, onlyWhen } from '../../core/field.ts'
import {
  knownNominee,
  nomineeFields,
  nomineeOf,
  sampleNominee,
} from '../../purchase/proposal/nominee.fields.ts'
import { hidden, optionsOf } from '../../purchase/proposal/options.ts'
import { form as texts } from '../../reference/messages/form.ts'
import { paDeclineReasons } from '../../reference/messages/pa-decline.ts'
import { addYears } from '../../rules/calendar.ts'
import { oneOf } from '../../schemas/answers.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { personalAccidentOf, personalAccidents } from '../rules/personal-accident.ts'

const question = form(
  'Continue',
  {
    reason: onlyWhen(({ personalAccident }) => personalAccident === 'declined', {
      label: 'Why is personal accident cover not needed?',
      control: 'radio',
      schema: v.picklist(paDeclineReasons, texts.reasonForNoCover),
      options: optionsOf(paDeclineReasons),
    }),
    ...allOnlyWhen(({ personalAccident }) => personalAccident === 'bought', nomineeFields),
    personalAccident: hidden(oneOf(personalAccidents)),
  },
  (today) => [{ ...sampleNominee(addYears(today, -36)), personalAccident: 'bought' as const }],
)

/** Who receives the personal accident benefit, or why the cover is declined (saved step 9). */
export const nomineeQuestion = answering<MotorRecord>()(9, question, {
  subject: { label: 'Nominee' },
  change: ({ reason, personalAccident, ...given }) => ({
    nominee: personalAccident === 'bought' ? nomineeOf(given) : undefined,
    personalAccidentDecline: reason,
  }),
  known: (record) => ({
    reason: record.personalAccidentDecline,
    ...knownNominee(record),
    personalAccident: personalAccidentOf(record),
  }),
})
