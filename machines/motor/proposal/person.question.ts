import * as v from 'valibot'
import { answering } from '../../core/answer.ts'
import { form, type PayloadOf } from '../../core/event.ts'
import { type Answers, onlyWhen } from '../../core/field.ts'
import { hidden } from '../../purchase/proposal/options.ts'
import {
  identityNumber,
  numberError,
  personFields,
  placeEntry,
  placeOf,
  provedNumber,
  usualSalutation,
} from '../../purchase/proposal/person.fields.ts'
import { ownerTypes } from '../../reference/policies.ts'
import { addYears } from '../../rules/calendar.ts'
import { judged, oneOf } from '../../schemas/answers.ts'
import { type Person, person } from '../../schemas/proposal.ts'
import type { MotorRecord } from '../record/motor-record.ts'

const isPerson = ({ customerType }: Answers) => customerType === 'individual'
const needs = (what: string) => (answers: Answers) =>
  Array.isArray(answers.needs) && answers.needs.includes(what)

const { salutation, fullName, gender, dateOfBirth, email, mobile, addressLine, pincode, pan } = personFields

const question = form(
  'Continue',
  {
    salutation,
    fullName,
    gender: onlyWhen(isPerson, gender),
    dateOfBirth: onlyWhen(isPerson, dateOfBirth),
    email,
    mobile,
    addressLine,
    pincode,
    pan: onlyWhen(needs('pan'), pan),
    aadhaar: onlyWhen(needs('aadhaar'), {
      ...identityNumber('adhaar'),
      label: 'Aadhaar number',
      schema: judged((value) => numberError('adhaar', value)),
    }),
    gstin: onlyWhen(needs('gst'), {
      ...identityNumber('gstin'),
      label: 'GSTIN',
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
    ...person,
    salutation:
      person?.salutation ?? (customerType === 'organisation' ? 'M/s' : usualSalutation(kyc?.gender)),
    fullName: person?.fullName ?? kyc?.name ?? customer?.name,
    gender: person?.gender ?? kyc?.gender,
    dateOfBirth: person?.dateOfBirth ?? kyc?.dateOfBirth,
    email: person?.email ?? (customer?.email || undefined),
    mobile: person?.mobile ?? customer?.mobile,
    addressLine: person?.addressLine ?? kyc?.address,
    pincode: placeEntry(person ?? kyc),
    pan: person?.pan ?? provedNumber('pan', kyc),
    gstin: person?.gstin ?? provedNumber('gstin', kyc),
    customerType,
    needs: plan?.needs ?? [],
  }),
})

/** What is asked as it is kept goes by its name; the place comes with the pincode. */
function personOf(answer: PayloadOf<typeof question>): Person {
  return v.parse(person, {
    ...answer,
    pincode: String(answer.pincode.value),
    ...placeOf(answer.pincode.label),
  })
}
