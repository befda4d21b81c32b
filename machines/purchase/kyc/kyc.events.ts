import * as v from 'valibot'
import { button, type EventsOf, form } from '../../core/event.ts'
import { field, onlyWhen } from '../../core/field.ts'
import { documentName, identityTypes } from '../../reference/documents.ts'
import { limits } from '../../reference/limits.ts'
import { messages } from '../../reference/messages.ts'
import { ownerTypes } from '../../reference/policies.ts'
import { birthDateError } from '../../rules/birth-date.ts'
import { addYears } from '../../rules/calendar.ts'
import { checkIdentity } from '../../rules/identity.ts'
import { cleanName } from '../../rules/person-name.ts'
import { given, givenName, judged, judgedDay, oneOf } from '../../schemas/answers.ts'

const documents = identityTypes.map((type) => type.value)
type Document = (typeof documents)[number]

const isDocument = (name: unknown): name is Document => documents.some((one) => one === name)
const options = (answers: Record<string, unknown>) => {
  const allowed = Array.isArray(answers.allowed) ? answers.allowed : documents
  return documents
    .filter((value) => allowed.includes(value))
    .map((value) => ({ value, label: documentName(value) }))
}

/** Corrected here where another name was given with the contact details. */
const fullName = field({
  label: 'Name on the document',
  control: 'text',
  secret: true,
  schema: givenName,
  clean: cleanName,
  maxLength: limits.name.max,
  autocomplete: 'name',
})

/** Answers of the identity check; none of them is ever stored in the browser (ruling 18). */
export const kycEvents = {
  'document.given': form(
    'Verify',
    {
      docName: {
        label: 'Document',
        control: 'select',
        schema: oneOf(documents),
        options,
      },
      docNumber: field({
        label: 'Document number',
        control: 'text',
        secret: true,
        schema: given,
        judge: (value, { docName, customerType }) =>
          isDocument(docName)
            ? checkIdentity(docName, value, customerType === 'organisation' ? 'organisation' : 'individual')
            : undefined,
        clean: (typed) => typed.toUpperCase(),
        autocomplete: 'off',
      }),
      fullName,
      dateOfBirth: onlyWhen(({ customerType }) => customerType !== 'organisation', {
        label: 'Date of birth',
        control: 'date',
        schema: judgedDay(),
        judge: (value, _, today) => adultError(value, today),
        autocomplete: 'bday',
      }),
      consent: {
        label: 'I agree that my KYC record is fetched from the central registry for this policy',
        control: 'checkbox',
        secret: true,
        schema: v.literal(true, messages.form.consent),
      },
      customerType: { label: 'Owner', control: 'hidden', schema: oneOf(ownerTypes) },
      allowed: { label: 'Allowed documents', control: 'hidden', schema: v.array(v.string()) },
    },
    (today) => [
      {
        docName: 'pan' as const,
        docNumber: 'ABCPS1234D',
        fullName: 'Asha Rani Sharma',
        dateOfBirth: addYears(today, -34),
        consent: true as const,
        customerType: 'individual' as const,
        allowed: [...documents],
      },
    ],
  ),
  'otp.given': form(
    'Verify OTP',
    {
      otp: {
        label: 'OTP',
        control: 'otp',
        secret: true,
        schema: judged((otp) => (/^\d{6}$/.test(otp) ? undefined : messages.account.invalidOtp)),
        autocomplete: 'one-time-code',
        maxLength: 6,
      },
    },
    [{ otp: '123456' }],
  ),
  'papers.given': form(
    'Upload',
    {
      docName: { label: 'Document', control: 'select', schema: oneOf(documents), options },
      fullName,
      fileId: {
        label: 'Photo or PDF of the document',
        control: 'file',
        secret: true,
        schema: v.pipe(v.string(messages.form.required), v.nonEmpty(messages.form.required)),
        hint: 'PDF or image, at most 10 MB',
      },
      allowed: { label: 'Allowed documents', control: 'hidden', schema: v.array(v.string()) },
    },
    [{ docName: 'passport', fullName: 'Asha Rani Sharma', fileId: 'file-1', allowed: [...documents] }],
  ),
  'papers.chosen': button('Upload a document instead'),
  'redirect.chosen': button('Use DigiLocker'),
  'identity.confirmed': button('Continue'),
  'identity.denied': button('This is not me'),
  'otp.resent': button(messages.labels.resend),
  'kyc.retried': button('Try again'),
  back: button('Back'),
} as const

function adultError(birth: string, today: string) {
  const error = birthDateError(birth, today)
  return error ?? (birth > addYears(today, -limits.age.min) ? messages.form.adultOnly : undefined)
}

export type KycEvent = EventsOf<typeof kycEvents>
