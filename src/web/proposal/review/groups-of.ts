import type { EventDefinition } from '#machines/core/event.ts'
import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { identityTypes } from '#machines/reference/documents.ts'
import { dayToSlashes } from '#machines/rules/calendar.ts'
import type { KycResult, Nominee, Person, VehicleDetails } from '#machines/schemas/proposal.ts'

type Fact = readonly [name: string, value: string | undefined]
type Facts = readonly Fact[]
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

/** A page's answers in the order of its form, under the labels they were asked by, but for those put otherwise. */
function factsOf({ fields }: EventDefinition, given: object, otherwise: Record<string, Fact>): Facts {
  return Object.entries(fields).map(([key, { label, control }]) => {
    const value: unknown = Reflect.get(given, key)
    const text = typeof value === 'string' ? value : undefined
    return otherwise[key] ?? [label, text && control === 'date' ? dayToSlashes(text) : text]
  })
}

/** Read together with another answer. */
const elsewhere: Fact = ['', undefined]

const personFacts = (person: Person): Facts =>
  factsOf(proposalEvents['person.given'], person, {
    salutation: elsewhere,
    fullName: ['Name', `${person.salutation} ${person.fullName}`],
    addressLine: ['Address', `${person.addressLine}, ${person.city}, ${person.state} ${person.pincode}`],
    pincode: elsewhere,
  })

const nomineeFacts = (nominee: Nominee): Facts =>
  factsOf(proposalEvents['nominee.given'], nominee, {
    fullName: ['Name', nominee.name],
    relation: ['Relation', nominee.relation],
    dateOfBirth: ['Date of birth', dayToSlashes(nominee.dateOfBirth)],
    gender: ['Gender', nominee.gender],
    appointeeName: ['Appointee', appointeeOf(nominee)],
  })

const appointeeOf = ({ appointee }: Nominee) => appointee && `${appointee.name}, ${appointee.relation}`

const vehicleFacts = (vehicle: VehicleDetails): Facts =>
  factsOf(proposalEvents['vehicleDetails.given'], vehicle, {
    financed: ['Loan', loanOf(vehicle)],
    pucNumber: ['Pollution certificate', pollutionOf(vehicle)],
    sameAddress: ['Registered address', vehicle.registrationAddress ?? 'The same as yours'],
    registrationAddress: elsewhere,
    tpNumber: ['Third-party policy', thirdPartyOf(vehicle)],
  })

const loanOf = ({ hypothecation: loan }: VehicleDetails) => (loan ? `${loan.bank}, ${loan.city}` : 'None')

const pollutionOf = ({ pollutionCertificate: paper }: VehicleDetails) =>
  paper && `${paper.number}, valid until ${dayToSlashes(paper.validUntil)}`

const thirdPartyOf = ({ thirdPartyPolicy: policy }: VehicleDetails) =>
  policy && `${policy.insurer} ${policy.number}, until ${dayToSlashes(policy.end)}`
