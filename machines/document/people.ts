import { wordLabel } from '../reference/word-labels.ts'
import { maskEmail, maskMobile, maskPan } from '../rules/mask.ts'
import type { JourneyRecord } from '../schemas/journey-record.ts'
import type { Person } from '../schemas/proposal.ts'
import type { Fact } from './document.ts'
import { printDay } from './format.ts'

/** The insured; numbers that are not needed whole are masked. */
export function insuredFacts({ person, customer, kyc }: JourneyRecord): Fact[] {
  if (!person) return [['Name', customer?.name ?? '']]
  return [
    ['Name', fullName(person)],
    ['Address', addressOf(person)],
    ['Mobile', maskMobile(person.mobile)],
    ['Email', maskEmail(person.email)],
    ...given('PAN', person.pan && maskPan(person.pan)),
    ...given('GSTIN', person.gstin),
    ...given('KYC', kyc?.kycNumber ? `CKYC ${kyc.kycNumber}` : kyc && `${kyc.docName} ${kyc.docNumber}`),
  ]
}

export const fullName = ({ salutation, fullName: name }: Person) => `${wordLabel(salutation)} ${name}`.trim()

export const addressOf = ({ addressLine, city, state, pincode }: Person) =>
  `${addressLine}, ${city}, ${state} ${pincode}`

/** Whom the insurer pays where the insured cannot be paid, or why nobody is named. */
export function nomineeFacts({ nominee, personalAccidentDecline }: JourneyRecord): Fact[] {
  if (!nominee)
    return [['Nominee', personalAccidentDecline ? wordLabel(personalAccidentDecline) : 'None named']]
  const { name, relation, dateOfBirth, appointee } = nominee
  return [
    ['Nominee', name],
    ['Relation', wordLabel(relation)],
    ['Born', printDay(dateOfBirth)],
    ...(appointee ? [['Appointee', `${appointee.name}, ${wordLabel(appointee.relation)}`] as const] : []),
  ]
}

const given = (label: string, value: string | undefined): Fact[] => (value ? [[label, value]] : [])
