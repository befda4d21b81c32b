import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import type { Field } from '../../core/field.ts'
import { limits } from '../../reference/limits.ts'
import { form as texts } from '../../reference/messages/form.ts'
import { labels } from '../../reference/messages/labels.ts'
import { genders, healthRelations } from '../../reference/people.ts'
import { wordLabel } from '../../reference/word-labels.ts'
import { entry, oneOf } from '../../schemas/answers.ts'
import type { HealthRecord } from './health-record.ts'

const { min, max } = limits.age
const ages = Array.from({ length: max - min + 1 }, (_, index) => min + index)
const asOptions = <T extends string | number>(list: readonly T[]) =>
  list.map((value) => ({ value, label: wordLabel(String(value)) }))

const age = v.pipe(
  v.number(texts.required),
  v.integer(texts.ageRange),
  v.minValue(min, texts.ageRange),
  v.maxValue(max, texts.ageRange),
)

const pincode = { label: 'Pincode', control: 'combobox', list: 'healthPincodes', schema: entry } as const

/** Who is to be insured: the form of the home page (HOME-17, VALID-36 to VALID-42). */
export const basicsFields = {
  relation: {
    label: 'For Whom',
    control: 'select',
    schema: oneOf(healthRelations),
    options: asOptions(healthRelations),
  },
  gender: { label: 'Gender', control: 'select', schema: oneOf(genders), options: asOptions(genders) },
  age: { label: 'Age', control: 'select', schema: age, options: asOptions(ages) },
  /** Optional here, required before prices (C-73). */
  pincode: { ...pincode, schema: v.optional(entry) },
} as const satisfies Record<string, Field>

const question = form(labels.checkQuote, { ...basicsFields, pincode }, [
  {
    relation: 'Self',
    gender: 'Female',
    age: 34,
    pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
  },
])

/** The same where prices follow (saved step 1): the one thing that is for whom is oneself (C-74). */
export const basicsQuestion = answering<HealthRecord>()(1, question, {
  change: (given) => ({ basics: basicsOf(given), plan: undefined }),
  known: ({ basics }) => ({
    relation: basics?.relation ?? healthRelations[0],
    gender: basics?.gender,
    age: basics?.age,
    pincode: basics?.pincode,
  }),
  rated: true,
})

const basicsOf = ({ relation, gender, age: years, pincode: place }: PayloadOf<typeof question>) => ({
  relation,
  gender,
  age: years,
  pincode: place,
})
