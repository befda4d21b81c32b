import * as v from 'valibot'
import type { Answers } from '../../core/field.ts'
import { messages } from '../../reference/messages.ts'
import { genders, salutations } from '../../reference/people.ts'
import type { OwnerType } from '../../reference/policies.ts'
import { wordLabel } from '../../reference/word-labels.ts'
import { emailError } from '../../rules/email.ts'
import { checkIdentity, cleanIdentity } from '../../rules/identity.ts'
import { isMasked, maskIdentity } from '../../rules/mask.ts'
import { entry, given, givenAddress, judged, judgedDay, oneOf } from '../../schemas/answers.ts'
import type { KycResult } from '../../schemas/proposal.ts'
import { nameAndNumber } from '../name-and-number.fields.ts'
import { adultError, optionsOf } from './options.ts'

type NumberKind = 'pan' | 'adhaar' | 'gstin'

/** What every identity number has in common: never in a draft, and kept masked. */
export const identityNumber = (kind: NumberKind) =>
  ({
    control: 'text',
    secret: true,
    masked: (value: string) => maskIdentity(kind, cleanIdentity(kind, value)),
  }) as const

const addressMax = 120

/** Who is insured: what insurers ask of every person. */
export const personFields = {
  salutation: {
    label: 'Salutation',
    control: 'select',
    schema: oneOf(salutations),
    options: optionsOf(salutations),
    judge: salutationError,
  },
  ...nameAndNumber,
  gender: {
    label: 'Gender',
    control: 'radio',
    schema: oneOf(genders),
    options: optionsOf(genders),
  },
  dateOfBirth: {
    label: 'Date of birth',
    control: 'date',
    schema: judgedDay(),
    judge: adultError,
    autocomplete: 'bday',
  },
  email: {
    label: 'Email',
    control: 'email',
    schema: judged(emailError),
    autocomplete: 'email',
    hint: 'Your policy document goes here.',
  },
  addressLine: {
    label: 'Address',
    control: 'text',
    schema: v.pipe(givenAddress, v.maxLength(addressMax, messages.form.tooLong(addressMax))),
    maxLength: addressMax,
    autocomplete: 'street-address',
  },
  pincode: {
    label: 'Pincode',
    control: 'combobox',
    list: 'pincodes',
    schema: entry,
    autocomplete: 'postal-code',
  },
  pan: {
    ...identityNumber('pan'),
    label: 'PAN',
    schema: given,
    clean: (typed: string) => typed.toUpperCase(),
    judge: (value: string, { customerType }: Answers) =>
      numberError('pan', value, customerType === 'organisation' ? 'organisation' : 'individual'),
  },
} as const

/** The masked number of the document that the KYC registry was searched by: it is not asked for again. */
export const provedNumber = (kind: 'pan' | 'gstin', kyc: KycResult | undefined) =>
  kyc?.kycType === 'ckyc' && kyc.docName === kind ? kyc.docNumber : undefined

/** A stored number comes back masked and is accepted as it is. */
export const numberError = (kind: NumberKind, value: string, owner?: OwnerType) =>
  isMasked(value) ? undefined : checkIdentity(kind, value, owner)

/** City and state of a pincode entry, which reads `302001 Jaipur, Rajasthan`. */
export function placeOf(label: string): { city: string; state: string } {
  const [city = '', state = ''] = label.replace(/^\d{6}\s*/, '').split(/,\s*/)
  return { city, state }
}

/** A place as in the pincode list; undefined where it is incomplete. */
export function placeEntry(place: { pincode?: string; city?: string; state?: string } | undefined) {
  if (!place?.pincode || !place.city || !place.state) return undefined
  return { value: place.pincode, label: `${place.pincode} ${place.city}, ${place.state}` }
}

const genderOf: Readonly<Record<string, string>> = { Mr: 'Male', Mrs: 'Female', Ms: 'Female' }

/** How a person of whom the KYC record says no more is addressed until they say otherwise. */
export const usualSalutation = (gender: string | undefined) =>
  gender === undefined ? undefined : { Male: 'Mr', Female: 'Ms' }[gender]

function salutationError(salutation: string, { gender }: Answers): string | undefined {
  const implied = genderOf[salutation]
  const differs = implied && (gender === 'Male' || gender === 'Female') && gender !== implied
  return differs ? messages.form.salutation(wordLabel(salutation), wordLabel(gender)) : undefined
}
