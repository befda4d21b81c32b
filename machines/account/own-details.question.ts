import * as v from 'valibot'
import { form, type PayloadOf } from '../core/event.ts'
import { type Fields, field } from '../core/field.ts'
import { limits } from '../reference/limits.ts'
import { form as texts } from '../reference/messages/form.ts'
import { genders, maritalStatuses } from '../reference/people.ts'
import { wordLabel } from '../reference/word-labels.ts'
import { birthDateError } from '../rules/birth-date.ts'
import { addYears, isDay } from '../rules/calendar.ts'
import { emailError } from '../rules/email.ts'
import { cleanMobile, isMobile } from '../rules/mobile.ts'
import { cleanName, signUpNameError } from '../rules/person-name.ts'
import { given, judged, oneOf } from '../schemas/answers.ts'

const asOptions = (list: readonly string[]) => list.map((word) => ({ value: word, label: wordLabel(word) }))

/** The number of login and sign-up: ten digits starting 6 to 9, or the one message (VALID-07 to VALID-09, C-65). */
export const loginMobile = field({
  label: 'Mobile number',
  control: 'mobile',
  schema: v.pipe(
    v.string(texts.loginMobile),
    v.check((value) => isMobile(value), texts.loginMobile),
  ),
  clean: cleanMobile,
  autocomplete: 'tel-national',
})

/** What a customer says of themselves, at sign-up and on the profile page (VALID-14 to VALID-28, C-66). */
export const ownDetails = {
  fullName: field({
    label: 'Full name',
    control: 'text',
    schema: judged(signUpNameError),
    clean: (typed) => cleanName(typed, limits.name.signUpMax),
    maxLength: limits.name.signUpMax,
    autocomplete: 'name',
  }),
  email: field({ label: 'Email', control: 'email', schema: judged(emailError), autocomplete: 'email' }),
  gender: field({ label: 'Gender', control: 'radio', schema: oneOf(genders), options: asOptions(genders) }),
  dateOfBirth: field({
    label: 'Date of birth',
    control: 'date',
    schema: v.pipe(
      v.string(texts.birthDateRequired),
      v.nonEmpty(texts.birthDateRequired),
      v.check(isDay, texts.birthDate),
    ),
    judge: (value, _, today) => (value === today ? texts.birthDateFuture : birthDateError(value, today)),
    autocomplete: 'bday',
  }),
  maritalStatus: field({
    label: 'Marital status (optional)',
    control: 'radio',
    schema: v.optional(v.picklist(maritalStatuses)),
    options: asOptions(maritalStatuses),
  }),
  city: field({
    label: 'City',
    control: 'text',
    schema: given,
    clean: (typed) => cleanName(typed, limits.city.max),
    maxLength: limits.city.max,
    autocomplete: 'address-level2',
  }),
} satisfies Fields

const { fullName, ...others } = ownDetails

/** Everything asked of who signs up (SIGNUP-03). */
export const signUpQuestion = form('Sign up', { fullName, mobile: loginMobile, ...others }, (today) => [
  { ...sampleDetails(today), mobile: '9876543210' },
])

export type SignUpDetails = PayloadOf<typeof signUpQuestion>

/** Believable answers to `ownDetails`. */
export const sampleDetails = (today: string) => ({
  fullName: 'Asha Rani Sharma',
  email: 'asha@example.com',
  gender: 'Female' as const,
  dateOfBirth: addYears(today, -34),
  maritalStatus: 'Single' as const,
  city: 'Jaipur',
})
