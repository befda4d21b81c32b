import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { identityTypes } from '#machines/reference/documents.ts'
import { dayToSlashes } from '#machines/rules/calendar.ts'
import type { KycResult, Nominee, Person, VehicleDetails } from '#machines/schemas/proposal.ts'

type Facts = readonly (readonly [name: string, value: string | undefined])[]
export type Group = { screen: string; title: string; entries: [string, string][] }

/** The answers of a proposal as a person reads them, each group with the page that asks it. */
export function groupsOf({ kyc, person, nominee, vehicle, personalAccidentDecline }: MotorRecord): Group[] {
  return [
    { screen: 'kyc', title: 'Identity', entries: told(kyc && identityFacts(kyc)) },
    { screen: 'person', title: 'About you', entries: told(person && personFacts(person)) },
    {
      screen: 'nominee',
      title: 'Nominee',
      entries: told(nominee && [...nomineeFacts(nominee), ['No accident cover', personalAccidentDecline]]),
    },
    { screen: 'vehicle', title: 'Vehicle', entries: told(vehicle && vehicleFacts(vehicle)) },
  ].filter(({ entries }) => entries.length > 0)
}

const told = (facts: Facts = []): [string, string][] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]))

const identityFacts = ({ docName, docNumber, kycNumber, kycStatus }: KycResult): Facts => [
  [identityTypes.find(({ value }) => value === docName)?.label ?? 'Document', docNumber],
  ['KYC number', kycNumber],
  ['Status', kycStatus === 'success' ? 'Verified' : 'Being checked'],
]

const personFacts = (person: Person): Facts => [
  ['Name', `${person.salutation} ${person.fullName}`],
  ['Gender', person.gender],
  ['Date of birth', person.dateOfBirth && dayToSlashes(person.dateOfBirth)],
  ['Mobile number', person.mobile],
  ['Email', person.email],
  ['Address', `${person.addressLine}, ${person.city}, ${person.state} ${person.pincode}`],
  ['PAN', person.pan],
  ['Aadhaar number', person.aadhaar],
  ['GSTIN', person.gstin],
]

const nomineeFacts = ({ name, relation, dateOfBirth, gender, appointee }: Nominee): Facts => [
  ['Name', name],
  ['Relation', relation],
  ['Date of birth', dayToSlashes(dateOfBirth)],
  ['Gender', gender],
  ['Appointee', appointee && `${appointee.name}, ${appointee.relation}`],
]

const vehicleFacts = (vehicle: VehicleDetails): Facts => [
  ['Engine number', vehicle.engineNumber],
  ['Chassis number', vehicle.chassisNumber],
  ['Loan', loanOf(vehicle)],
  ['Pollution certificate', pollutionOf(vehicle)],
  ['Registered address', vehicle.registrationAddress ?? 'The same as yours'],
  ['Previous policy number', vehicle.previousPolicyNumber],
  ['Third-party policy', thirdPartyOf(vehicle)],
]

const loanOf = ({ hypothecation: loan }: VehicleDetails) => (loan ? `${loan.bank}, ${loan.city}` : 'None')

const pollutionOf = ({ pollutionCertificate: paper }: VehicleDetails) =>
  paper && `${paper.number}, valid until ${dayToSlashes(paper.validUntil)}`

const thirdPartyOf = ({ thirdPartyPolicy: policy }: VehicleDetails) =>
  policy && `${policy.insurer} ${policy.number}, until ${dayToSlashes(policy.end)}`
