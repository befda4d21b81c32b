import * as v from 'valibot'
import { type Answers, field, onlyWhen } from '../../core/field.ts'
import { hidden } from '../../purchase/proposal/options.ts'
import { form as formTexts } from '../../reference/messages/form.ts'
import { petTexts as texts } from '../../reference/messages/pet.ts'
import { translated } from '../../reference/translated-option.ts'
import { addYears } from '../../rules/calendar.ts'
import { cleanName } from '../../rules/person-name.ts'
import { given, judged, judgedDay, nameWithin, noYes, oneOf, yesNo } from '../../schemas/answers.ts'
import { kindLabels, sizeLabels, spokenSum, useLabels } from '../pet-words.ts'
import { breedLabel } from '../reference/breed-labels.ts'
import { breedsOf } from '../reference/breeds.ts'
import { bornBefore } from '../rules/pet-age.ts'
import { sizeOf } from '../rules/pet-size.ts'
import { type PetKind, petId, petKinds, petUses } from './pet.ts'
import { petLimits } from './pet-limits.ts'

const { weightKg, valueRupees, microchip, ageYears } = petLimits

const labelled = <T extends string>(labels: Readonly<Record<T, string>>, words: readonly T[]) =>
  words.map((value) => ({ value, label: labels[value] }))
const asked = { control: 'radio', schema: yesNo, options: noYes } as const
const isYes = (key: string) => (answers: Answers) => answers[key] === 'yes'
const kindIn = ({ kind }: Answers): PetKind => (kind === 'cat' ? 'cat' : 'dog')

const digits = (most: number) => (typed: string) => typed.replace(/\D/g, '').slice(0, most)
const decimal = (typed: string) =>
  typed
    .replace(',', '.')
    .replace(/[^\d.]/g, '')
    .slice(0, 5)

/** A form gives text. */
const amount = (pattern: RegExp, message: string) =>
  v.pipe(
    v.union(
      [
        v.number(),
        v.pipe(v.string(formTexts.required), v.nonEmpty(formTexts.required), v.regex(pattern, message)),
      ],
      formTexts.required,
    ),
    v.transform(Number),
  )
const count = v.pipe(
  v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d*$/))]), 0),
  v.transform(Number),
)

/** The birth day that the answers so far come to. */
export function bornIn({ knows, dateOfBirth, years, months }: Answers, today: string): string | undefined {
  if (knows === 'age') return bornBefore(today, Number(years ?? 0), Number(months ?? 0))
  return typeof dateOfBirth === 'string' && v.is(v.pipe(v.string(), v.isoDate()), dateOfBirth)
    ? dateOfBirth
    : undefined
}

function birthError(born: string, today: string): string | undefined {
  if (born > today) return texts.born
  return born < addYears(today, -ageYears.max) ? texts.tooOld(ageYears.max) : undefined
}

function sizeNote(answers: Answers, today: string): string | undefined {
  const { breed, weight } = answers
  const born = bornIn(answers, today)
  if (kindIn(answers) === 'cat' || typeof breed !== 'string' || born === undefined || !Number(weight))
    return undefined
  return texts.sized(sizeLabels[sizeOf({ kind: 'dog', breed, born, weight: Number(weight) }, today)])
}

function vaccinationError(day: string, answers: Answers, today: string): string | undefined {
  if (day > today) return texts.vaccinatedFuture
  const born = bornIn(answers, today)
  return born !== undefined && day < born ? texts.vaccinatedBeforeBirth : undefined
}

/** What is asked of one pet (PET-02). */
export const petFields = {
  kind: field({
    label: 'What is it?',
    control: 'radio',
    schema: oneOf(petKinds),
    options: labelled(kindLabels, petKinds),
  }),
  name: {
    label: 'Name',
    control: 'text',
    schema: nameWithin(petLimits.name.max),
    clean: (typed: string) => cleanName(typed, petLimits.name.max),
    maxLength: petLimits.name.max,
  },
  breed: field({
    label: 'Breed',
    control: 'combobox',
    schema: given,
    options: (answers) =>
      breedsOf(kindIn(answers)).map((breed) => ({ value: breed, ...translated(breed, breedLabel(breed)) })),
    judge: (breed: string, answers) =>
      breedsOf(kindIn(answers)).includes(breed) ? undefined : texts.breedOfOther(kindIn(answers)),
  }),
  knows: field({
    label: 'Do you know the birth date?',
    control: 'radio',
    schema: oneOf(['birth', 'age'] as const),
    options: [
      { value: 'birth', label: 'Yes' },
      { value: 'age', label: 'Only the age' },
    ],
  }),
  dateOfBirth: onlyWhen(({ knows }) => knows === 'birth', {
    label: 'Birth date',
    control: 'date',
    schema: judgedDay(),
    judge: (born: string, _, today) => birthError(born, today),
  }),
  years: onlyWhen(({ knows }) => knows === 'age', {
    label: 'Years',
    control: 'digits',
    schema: count,
    clean: digits(2),
    maxLength: 2,
    judge: (_: number, answers, today) => ageError(answers, today),
  }),
  months: onlyWhen(({ knows }) => knows === 'age', {
    label: 'Months',
    control: 'digits',
    schema: v.pipe(count, v.maxValue(11, texts.age)),
    clean: digits(2),
    maxLength: 2,
  }),
  weight: field({
    label: 'Weight in kg',
    control: 'digits',
    schema: amount(/^\d+(\.\d+)?$/, texts.weight(weightKg.dog.min, weightKg.dog.max)),
    clean: decimal,
    judge: (kg: number, answers) => {
      const { min, max } = weightKg[kindIn(answers)]
      return kg < min || kg > max ? texts.weight(min, max) : undefined
    },
    note: sizeNote,
  }),
  use: field({
    label: 'What do you keep it for?',
    control: 'select',
    schema: oneOf(petUses),
    options: labelled(useLabels, petUses),
  }),
  value: field({
    label: 'What it is worth in ₹ (optional)',
    control: 'digits',
    schema: v.pipe(
      v.optional(v.union([v.number(), v.string()]), ''),
      v.transform((told) => (told === '' ? undefined : Number(told))),
    ),
    clean: digits(7),
    judge: (told: number | undefined) =>
      told === undefined || (told >= valueRupees.min && told <= valueRupees.max)
        ? undefined
        : texts.value(spokenSum(valueRupees.min), spokenSum(valueRupees.max)),
    hint: 'Asked for by the covers for death and theft alone.',
  }),
  vaccinated: { ...asked, label: 'Is it vaccinated?' },
  vaccinatedOn: onlyWhen(isYes('vaccinated'), {
    label: 'Last vaccination',
    control: 'date',
    schema: judgedDay(),
    judge: vaccinationError,
  }),
  neutered: { ...asked, label: 'Is it neutered or spayed?' },
  microchipped: { ...asked, label: 'Does it have a microchip?' },
  microchip: onlyWhen(isYes('microchipped'), {
    label: 'Microchip number',
    control: 'digits',
    schema: judged((text) =>
      text.length === microchip.digits ? undefined : texts.microchip(microchip.digits),
    ),
    clean: digits(microchip.digits),
    maxLength: microchip.digits,
  }),
  ill: { ...asked, label: 'Do you know of any illness or injury?' },
  illnesses: onlyWhen(isYes('ill'), {
    label: 'Which, and since when?',
    control: 'text',
    schema: v.pipe(
      given,
      v.maxLength(petLimits.illnesses.textMax, formTexts.tooLong(petLimits.illnesses.textMax)),
    ),
    maxLength: petLimits.illnesses.textMax,
  }),
  petId: hidden(petId),
} as const

function ageError(answers: Answers, today: string): string | undefined {
  const [years, months] = [Number(answers.years ?? 0), Number(answers.months ?? 0)]
  if (years === 0 && months === 0) return texts.age
  return birthError(bornBefore(today, years, months), today)
}
