import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { type Answers, field } from '../../core/field.ts'
import { adultError, hidden, optionsOf } from '../../purchase/proposal/options.ts'
import { personFields, placeOf } from '../../purchase/proposal/person.fields.ts'
import { occupationKeys, occupations } from '../../reference/health/occupations.ts'
import { limits } from '../../reference/limits.ts'
import { healthProposal as texts } from '../../reference/messages/health-proposal.ts'
import { genders, healthRelations } from '../../reference/people.ts'
import { addYears } from '../../rules/calendar.ts'
import { oneOf } from '../../schemas/answers.ts'
import type { Person } from '../../schemas/proposal.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { ageOn } from '../rules/age.ts'
import { bmiOf } from '../rules/bmi.ts'

const { salutation, fullName, email, mobile, pan } = personFields
const { heightCm, weightKg } = limits.build
const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 3)

const measure = { control: 'digits', secret: true, clean: digits, maxLength: 3 } as const

/** A whole number within bounds; a form gives text. */
const amount = ({ min, max }: { min: number; max: number }, message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, message))], message),
    v.transform(Number),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )

const height = amount(heightCm, texts.height(heightCm.min, heightCm.max))
const weight = amount(weightKg, texts.weight(weightKg.min, weightKg.max))
const build = v.object({ height, weight })

/** The age that the price is for, where a birth date makes another. */
function otherAge(birth: string, { pricedAge }: Answers, today: string) {
  const age = ageOn(today, birth)
  return typeof pricedAge === 'number' && pricedAge !== age ? { told: pricedAge, is: age } : undefined
}

const question = form(
  'Continue',
  {
    salutation,
    fullName,
    gender: field({
      label: 'Gender',
      control: 'select',
      schema: oneOf(genders),
      options: ({ pricedGender }) =>
        optionsOf(genders.filter((one) => pricedGender === undefined || one === pricedGender)),
      judge: (gender, { pricedGender }) =>
        typeof pricedGender === 'string' && gender !== pricedGender
          ? texts.genderDiffers(pricedGender)
          : undefined,
      hint: 'As you told us for the price.',
    }),
    relation: {
      label: 'Relation',
      control: 'select',
      schema: oneOf(healthRelations),
      options: optionsOf(healthRelations),
    },
    dateOfBirth: field({
      ...personFields.dateOfBirth,
      judge: (birth, answers, today) => {
        const other = otherAge(birth, answers, today)
        return adultError(birth, answers, today) ?? (other && texts.ageDiffers(other.told, other.is))
      },
      remedy: (birth, answers, today) => {
        if (typeof birth !== 'string' || adultError(birth, answers, today)) return undefined
        const other = otherAge(birth, answers, today)
        return other && other.is <= limits.age.max ? { type: 'age.corrected', age: other.is } : undefined
      },
    }),
    mobile,
    height: { ...measure, label: 'Height in cm', schema: height },
    weight: {
      ...measure,
      label: 'Weight in kg',
      schema: weight,
      note: (answers: Answers) => {
        const known = v.safeParse(build, answers)
        return known.success ? texts.bmi(bmiOf(known.output)) : undefined
      },
    },
    occupation: {
      label: 'Occupation',
      control: 'select',
      schema: oneOf(occupationKeys),
      options: occupationKeys.map((key) => ({ value: key, label: occupations[key].label })),
    },
    email,
    pan,
    pricedAge: hidden(v.number()),
    pricedGender: hidden(oneOf(genders)),
  },
  (today) => [
    {
      salutation: 'Ms' as const,
      fullName: 'Asha Rani Sharma',
      gender: 'Female' as const,
      relation: 'Self' as const,
      dateOfBirth: addYears(today, -34),
      mobile: '9876543210',
      height: 162,
      weight: 60,
      occupation: 'engineerIt' as const,
      email: 'asha@example.com',
      pan: 'ABCPS1234D',
      pricedAge: 34,
      pricedGender: 'Female' as const,
    },
  ],
)

/** Who is insured (saved step 3). */
export const personQuestion = answering<HealthRecord>()(3, question, {
  change: (given, record) => ({
    person: personOf(given, record),
    build: { height: given.height, weight: given.weight },
    occupation: given.occupation,
    customer: { name: given.fullName, email: given.email, mobile: given.mobile },
  }),
  known: ({ person, build: known, occupation, basics, customer }) => ({
    salutation: person?.salutation,
    fullName: person?.fullName ?? customer?.name,
    gender: person?.gender ?? basics?.gender,
    relation: basics?.relation ?? healthRelations[0],
    dateOfBirth: person?.dateOfBirth,
    mobile: person?.mobile ?? customer?.mobile,
    height: known && String(known.height),
    weight: known && String(known.weight),
    occupation,
    email: person?.email ?? (customer?.email || undefined),
    pan: person?.pan,
    pricedAge: basics?.age,
    pricedGender: basics?.gender,
  }),
})

/** The person lives where the price was asked for, until the addresses are given. */
function personOf(answer: PayloadOf<typeof question>, { person, basics }: HealthRecord): Person {
  const { addressLine = '', pincode = String(basics?.pincode?.value ?? '') } = person ?? {}
  const { city, state } = person ?? placeOf(basics?.pincode?.label ?? '')
  return {
    salutation: answer.salutation,
    fullName: answer.fullName,
    gender: answer.gender,
    dateOfBirth: answer.dateOfBirth,
    email: answer.email,
    mobile: answer.mobile,
    addressLine,
    pincode,
    city,
    state,
    pan: answer.pan,
  }
}
