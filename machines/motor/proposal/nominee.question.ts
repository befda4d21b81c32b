import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { field, onlyWhen } from '../../core/field.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { appointeeRelations, genders, nomineeRelations } from '../../reference/people.ts'
import { paDeclineReasons } from '../../reference/policies.ts'
import { addYears } from '../../rules/calendar.ts'
import { cleanName } from '../../rules/person-name.ts'
import { given, judgedDay, oneOf } from '../../schemas/answers.ts'
import type { Nominee } from '../../schemas/proposal.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { adultError, birthError, hidden, isMinor, optionsOf } from './options.ts'

const { form: texts } = messages

const question = form(
  'Continue',
  {
    reason: onlyWhen(({ personalAccident }) => personalAccident === false, {
      label: 'Why is personal accident cover not needed?',
      control: 'radio',
      schema: v.picklist(paDeclineReasons, texts.reasonForNoCover),
      options: optionsOf(paDeclineReasons),
    }),
    fullName: {
      label: 'Nominee name',
      control: 'text',
      schema: given,
      clean: cleanName,
      maxLength: limits.name.max,
    },
    relation: {
      label: 'Relation to you',
      control: 'select',
      schema: oneOf(nomineeRelations),
      options: optionsOf(nomineeRelations),
    },
    dateOfBirth: field({
      label: 'Nominee date of birth',
      control: 'date',
      schema: judgedDay(),
      judge: birthError,
    }),
    gender: {
      label: 'Nominee gender',
      control: 'radio',
      schema: oneOf(genders),
      options: optionsOf(genders),
    },
    appointeeName: onlyWhen(isMinor, {
      label: 'Appointee name',
      control: 'text',
      schema: given,
      clean: cleanName,
      maxLength: limits.name.max,
      hint: texts.appointee,
    }),
    appointeeRelation: onlyWhen(isMinor, {
      label: 'Appointee relation to the nominee',
      control: 'select',
      schema: oneOf(appointeeRelations),
      options: optionsOf(appointeeRelations),
    }),
    appointeeBirth: onlyWhen(isMinor, {
      label: 'Appointee date of birth',
      control: 'date',
      schema: judgedDay(),
      judge: adultError,
    }),
    personalAccident: hidden(v.boolean()),
  },
  (today) => [
    {
      fullName: 'Ravi Sharma',
      relation: 'Spouse' as const,
      dateOfBirth: addYears(today, -36),
      gender: 'Male' as const,
      personalAccident: true,
    },
  ],
)

/** Who receives the personal accident benefit (saved step 9). */
export const nomineeQuestion = answering<MotorRecord>()(9, question, {
  subject: { label: 'Nominee' },
  change: (given) => ({ nominee: nomineeOf(given), personalAccidentDecline: given.reason }),
  known: ({ nominee, personalAccidentDecline, request }) => ({
    reason: personalAccidentDecline,
    fullName: nominee?.name,
    relation: nominee?.relation,
    dateOfBirth: nominee?.dateOfBirth,
    gender: nominee?.gender,
    appointeeName: nominee?.appointee?.name,
    appointeeRelation: nominee?.appointee?.relation,
    appointeeBirth: nominee?.appointee?.dateOfBirth,
    personalAccident: request?.coverType === 'odOnly' || (request?.personalAccident ?? true),
  }),
})

function nomineeOf(answer: PayloadOf<typeof question>): Nominee {
  const { appointeeName: name, appointeeRelation: relation, appointeeBirth: dateOfBirth } = answer
  return {
    name: answer.fullName,
    relation: answer.relation,
    dateOfBirth: answer.dateOfBirth,
    gender: answer.gender,
    ...(name && relation && dateOfBirth && { appointee: { name, relation, dateOfBirth } }),
  }
}
