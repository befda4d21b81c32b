import { proposalEvents } from '#machines/motor/proposal/proposal.events.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { photographsAsked } from '#machines/motor/rules/inspection.ts'
import { shotLabels } from '#machines/motor/vehicle-words.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { Person, VehicleDetails } from '#machines/schemas/proposal.ts'
import type { ReviewGroup } from '../../shared/proposal/proposal-view.ts'
import {
  elsewhere,
  type Facts,
  factsOf,
  identityFacts,
  nomineeFacts,
  reviewGroups,
} from '../../shared/proposal/review/facts.ts'
import { askedBefore } from './asked-before.ts'

/** The answers as a person reads them, in the order in which they were asked, each with the page that asks it. */
export function groupsOf(record: MotorRecord): ReviewGroup[] {
  const { kyc, person, nominee, vehicle, personalAccidentDecline } = record
  const photographs = photographsAsked(record)
  return reviewGroups([
    ...askedBefore(record),
    { screen: 'kyc', title: 'Identity', facts: kyc && identityFacts(kyc) },
    { screen: 'person', title: 'About you', facts: person && personFacts(person) },
    {
      screen: 'nominee',
      title: nominee ? 'Nominee' : 'Personal accident cover',
      facts: nominee
        ? nomineeFacts(proposalEvents['nominee.given'], nominee)
        : [['Not taken', personalAccidentDecline && wordLabel(personalAccidentDecline)]],
    },
    { screen: 'vehicle', title: 'Vehicle details', facts: vehicle && vehicleFacts(vehicle) },
    {
      screen: 'photographs',
      title: 'Photographs',
      facts: photographs.length > 0 ? [['Of the vehicle', String(photographs.length)]] : [],
      pictures: photographs.map(({ shot, documentId }) => ({ documentId, label: shotLabels[shot] })),
    },
  ])
}

const personFacts = (person: Person): Facts =>
  factsOf(proposalEvents['person.given'], person, {
    salutation: elsewhere,
    fullName: ['Name', `${wordLabel(person.salutation)} ${person.fullName}`],
    addressLine: ['Address', `${person.addressLine}, ${person.city}, ${person.state} ${person.pincode}`],
    pincode: elsewhere,
  })

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
  paper && `${paper.number}, valid until ${formatDayWithYear(paper.validUntil)}`

const thirdPartyOf = ({ thirdPartyPolicy: policy }: VehicleDetails) =>
  policy && `${policy.insurer} ${policy.number}, until ${formatDayWithYear(policy.end)}`
