import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { type Answers, onlyWhen } from '../../core/field.ts'
import { limits } from '../../reference/limits.ts'
import { genders, salutations } from '../../reference/people.ts'
import { ownerTypes } from '../../reference/policies.ts'
import { addYears } from '../../rules/calendar.ts'
import { emailError } from '../../rules/email.ts'
import { checkIdentity } from '../../rules/identity.ts'
import { isMasked } from '../../rules/mask.ts'
import { cleanDetailsMobile, detailsMobileError } from '../../rules/mobile.ts'
import { cleanName } from '../../rules/person-name.ts'
import { entry, given, judged, judgedDay, oneOf } from '../../schemas/answers.ts'
import type { Person } from '../../schemas/proposal.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { adultError, hidden, optionsOf } from './options.ts'

const isPerson = ({ customerType }: Answers) => customerType === 'individual'
const needs = (what: string) => (answers: Answers) =>
  Array.isArray(answers.needs) && answers.needs.includes(what)

/** A stored number comes back masked and is accepted as it is. */
const numberError = (...[kind, value, owner]: Parameters<typeof checkIdentity>) =>
  isMasked(value) ? undefined : checkIdentity(kind, value, owner)

const question = form(
  'Continue',
  {
    salutation: {
      label: 'Salutation',
      control: 'select',
      schema: oneOf(salutations),
      options: optionsOf(salutations),
    },
    fullName: {
      label: 'Full name',
      control: 'text',
      schema: given,
      clean: cleanName,
      maxLength: limits.name.max,
      autocomplete: 'name',
    },
    gender: onlyWhen(isPerson, {
      label: 'Gender',
      control: 'radio',
      schema: oneOf(genders),
      options: optionsOf(genders),
    }),
    dateOfBirth: onlyWhen(isPerson, {
      label: 'Date of birth',
      control: 'date',
      schema: judgedDay(),
      judge: adultError,
      autocomplete: 'bday',
    }),
    email: {
      label: 'Email',
      control: 'email',
      schema: judged(emailError),
      autocomplete: 'email',
      hint: 'Your policy document goes here.',
    },
    mobile: {
      label: 'Mobile number',
      control: 'mobile',
      schema: judged(detailsMobileError),
      clean: cleanDetailsMobile,
      autocomplete: 'tel-national',
    },
    addressLine: {
      label: 'Address',
      control: 'text',
      schema: given,
      autocomplete: 'street-address',
      maxLength: 120,
    },
    pincode: {
      label: 'Pincode',
      control: 'combobox',
      list: 'pincodes',
      schema: entry,
      autocomplete: 'postal-code',
    },
    pan: onlyWhen(needs('pan'), {
      label: 'PAN',
      control: 'text',
      secret: true,
      schema: given,
      clean: (typed: string) => typed.toUpperCase(),
      judge: (value, { customerType }) =>
        numberError('pan', value, customerType === 'organisation' ? 'organisation' : 'individual'),
    }),
    aadhaar: onlyWhen(needs('aadhaar'), {
      label: 'Aadhaar number',
      control: 'text',
      secret: true,
      schema: judged((value) => numberError('adhaar', value)),
    }),
    gstin: onlyWhen(needs('gst'), {
      label: 'GSTIN',
      control: 'text',
      secret: true,
      schema: judged((value) => numberError('gstin', value)),
      clean: (typed: string) => typed.toUpperCase(),
    }),
    customerType: hidden(oneOf(ownerTypes)),
    needs: hidden(v.array(v.string())),
  },
  (today) => [
    {
      salutation: 'Ms' as const,
      fullName: 'Asha Rani Sharma',
      gender: 'Female' as const,
      dateOfBirth: addYears(today, -34),
      email: 'asha@example.com',
      mobile: '9876543210',
      addressLine: '12 Lake Road, Civil Lines',
      pincode: { value: '302001', label: '302001 Jaipur, Rajasthan' },
      customerType: 'individual' as const,
      needs: [],
    },
  ],
)

/** Whose policy it is (saved step 8). */
export const personQuestion = answering<MotorRecord>()(8, question, {
  change: (given) => ({ person: personOf(given) }),
  subject: { label: 'Identity and address' },
  brings: ['kyc'],
  known: ({ person, kyc, customer, customerType = 'individual', plan }) => ({
    salutation: person?.salutation ?? (customerType === 'organisation' ? 'M/s' : undefined),
    fullName: person?.fullName ?? kyc?.name ?? customer?.name,
    gender: person?.gender ?? kyc?.gender,
    dateOfBirth: person?.dateOfBirth ?? kyc?.dateOfBirth,
    email: person?.email ?? (customer?.email || undefined),
    mobile: person?.mobile ?? customer?.mobile,
    addressLine: person?.addressLine ?? kyc?.address,
    pincode: placeEntry(person ?? kyc),
    pan: person?.pan,
    aadhaar: person?.aadhaar,
    gstin: person?.gstin,
    customerType,
    needs: plan?.needs ?? [],
  }),
})

function personOf(answer: PayloadOf<typeof question>): Person {
  const [city = '', state = ''] = placeOf(answer.pincode.label)
  return {
    salutation: answer.salutation,
    fullName: answer.fullName,
    ...(answer.gender && { gender: answer.gender }),
    ...(answer.dateOfBirth && { dateOfBirth: answer.dateOfBirth }),
    email: answer.email,
    mobile: answer.mobile,
    addressLine: answer.addressLine,
    pincode: String(answer.pincode.value),
    city,
    state,
    ...(answer.pan && { pan: answer.pan }),
    ...(answer.aadhaar && { aadhaar: answer.aadhaar }),
    ...(answer.gstin && { gstin: answer.gstin }),
  }
}

/** A pincode entry reads `302001 Jaipur, Rajasthan`. */
function placeOf(label: string) {
  return label.replace(/^\d{6}\s*/, '').split(/,\s*/)
}

/** A place as in the pincode list; undefined where it is incomplete. */
function placeEntry(place: { pincode?: string; city?: string; state?: string } | undefined) {
  if (!place?.pincode || !place.city || !place.state) return undefined
  return { value: place.pincode, label: `${place.pincode} ${place.city}, ${place.state}` }
}
