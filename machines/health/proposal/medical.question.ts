import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { type Answers, onlyWhen } from '../../core/field.ts'
import { hidden } from '../../purchase/proposal/options.ts'
import {
  type ConditionKey,
  conditionGroups,
  conditionKeys,
  conditions,
  conditionsOfOneSex,
} from '../../reference/health/conditions.ts'
import { limits } from '../../reference/limits.ts'
import { healthProposal as texts } from '../../reference/messages/health-proposal.ts'
import { genders } from '../../reference/people.ts'
import { given, judged, judgedDay, noYes, oneOf, yesNo } from '../../schemas/answers.ts'
import type { HealthRecord, Medical } from '../record/health-record.ts'
import { cleanMonth, dayOfMonth, monthOf } from '../rules/month.ts'

type SinceKey = `${ConditionKey}Since`
const sinceOf = (key: ConditionKey): SinceKey => `${key}Since`

const has = { control: 'checkbox', secret: true, schema: v.optional(v.boolean(), false) } as const
const since = {
  control: 'digits',
  secret: true,
  schema: judged((text) => (dayOfMonth(text) ? undefined : texts.month)),
  clean: cleanMonth,
  maxLength: 7,
  hint: 'MM/YYYY',
  judge: sinceError,
} as const

/** No illness begins later than today, or before the person was born. */
function sinceError(text: string, { dateOfBirth }: Answers, today: string): string | undefined {
  const month = dayOfMonth(text) ?? ''
  if (month > today) return texts.monthFuture
  const isBorn = typeof dateOfBirth !== 'string' || month.slice(0, 7) >= dateOfBirth.slice(0, 7)
  return isBorn ? undefined : texts.monthBeforeBirth
}

/** Nobody is asked for an illness of the other sex. */
const concerns =
  (key: ConditionKey) =>
  ({ gender }: Answers): boolean => {
    const sex = conditionsOfOneSex[key]
    return sex === undefined || (gender !== 'Male' && gender !== 'Female') || gender === sex
  }

const sinceField = (key: ConditionKey, group: string) =>
  onlyWhen((answers) => answers[key] === true && concerns(key)(answers), {
    ...since,
    group,
    label: `${conditions[key].label}: since`,
  })

const conditionField = (key: ConditionKey, group: string) =>
  onlyWhen<boolean>(concerns(key), { ...has, group, label: conditions[key].label })

type Conditions = Record<ConditionKey, ReturnType<typeof conditionField>> &
  Record<SinceKey, ReturnType<typeof sinceField>>

/** Each condition, and directly after it since when a person has it. */
const conditionFields = Object.fromEntries(
  conditionGroups.flatMap(([group, keys]) =>
    keys.flatMap((key) => [
      [key, conditionField(key, group)],
      [sinceOf(key), sinceField(key, group)],
    ]),
  ),
) as Conditions

const asked = { control: 'radio', secret: true, schema: yesNo, options: noYes } as const

const question = form(
  'Continue',
  {
    ...conditionFields,
    smokes: { ...asked, label: 'Do you smoke, or use tobacco in any form?' },
    drinks: { ...asked, label: 'Do you drink alcohol?' },
    hospitalised: {
      ...asked,
      label: `Were you in hospital overnight in the last ${limits.hospitalisation.years} years?`,
    },
    hospitalisation: onlyWhen(({ hospitalised }) => hospitalised === 'yes', {
      label: 'What for, and when?',
      control: 'text',
      secret: true,
      schema: given,
      maxLength: limits.hospitalisation.textMax,
    }),
    dateOfBirth: hidden(judgedDay()),
    gender: hidden(v.optional(oneOf(genders))),
  },
  (today) => [
    { ...withoutOfAWoman, ...lifestyle, dateOfBirth: '1992-05-10', gender: 'Female' as const },
    {
      ...withoutOfAWoman,
      ...lifestyle,
      diabetes: true,
      diabetesSince: monthOf(today),
      hospitalised: 'yes' as const,
      hospitalisation: 'Appendix, two years ago',
      dateOfBirth: '1992-05-10',
      gender: 'Female' as const,
    },
  ],
)

const lifestyle = { smokes: 'no', drinks: 'no', hospitalised: 'no' } as const
const without = Object.fromEntries(conditionKeys.map((key) => [key, false])) as Record<ConditionKey, boolean>
const { prostate: _, ...withoutOfAWoman } = without

/** What a person says of their health (saved step 5); none of it is ever stored in the browser. */
export const medicalQuestion = answering<HealthRecord>()(5, question, {
  change: (given) => ({ medical: medicalOf(given) }),
  known: ({ medical, person }) => ({
    ...(medical && knownMedical(medical)),
    dateOfBirth: person?.dateOfBirth,
    gender: person?.gender,
  }),
})

function medicalOf(answer: PayloadOf<typeof question>): Medical {
  return {
    conditions: conditionKeys.flatMap((condition) => {
      const day = dayOfMonth(answer[sinceOf(condition)] ?? '')
      return answer[condition] && day ? [{ condition, since: day }] : []
    }),
    smokes: answer.smokes === 'yes',
    drinks: answer.drinks === 'yes',
    ...(answer.hospitalisation && { hospitalisation: answer.hospitalisation }),
  }
}

function knownMedical({ conditions: told, smokes, drinks, hospitalisation }: Medical) {
  const yes = told.flatMap(({ condition, since: day }) => [
    [condition, true] as const,
    [sinceOf(condition), monthOf(day)] as const,
  ])
  return {
    ...without,
    ...Object.fromEntries(yes),
    smokes: smokes ? 'yes' : 'no',
    drinks: drinks ? 'yes' : 'no',
    hospitalised: hospitalisation ? 'yes' : 'no',
    hospitalisation,
  }
}
