import type { PreviousPolicy } from '../../motor/record/previous-policy.ts'
import type { QuoteRequest } from '../../motor/record/quote-request.ts'
import { addOnDefinitions } from '../../reference/addons.ts'
import { type CoverType, policyStatusOptions, vehicleLabels } from '../../reference/policies.ts'
import { dayToSlashes } from '../../rules/day.ts'
import { formatRupees } from '../../rules/money.ts'
import type { ComparedAnswer } from './answer.ts'

const day = (given: string | undefined) => given && dayToSlashes(given)

/** All questions of a journey, in saving order. */
export const answers: readonly ComparedAnswer[] = [
  {
    key: 'registration',
    label: 'Registration',
    steps: [1],
    fields: ['vehicleType', 'isNew', 'registrationNumber', 'rto'],
    words: ({ vehicleType, isNew, registrationNumber, rto }) => [
      registrationNumber || (isNew ? 'New vehicle' : 'Without a number'),
      vehicleType && vehicleLabels[vehicleType],
      rto?.city,
    ],
  },
  {
    key: 'vehicle',
    label: 'Vehicle',
    steps: [2, 3, 4],
    fields: ['make', 'model', 'variant'],
    words: ({ make, model, variant }) => [
      [make, model, variant].flatMap((part) => (part ? [part.label] : [])).join(' '),
      variant?.fuelType,
    ],
  },
  {
    key: 'dates',
    label: 'Registration and manufacture',
    steps: [5],
    fields: ['registrationDate', 'manufacturingDate'],
    words: ({ registrationDate, manufacturingDate }) => [
      registrationDate && `registered ${dayToSlashes(registrationDate)}`,
      manufacturingDate && `made ${manufacturingDate.slice(0, 4)}`,
    ],
  },
  {
    key: 'ownership',
    label: 'Ownership',
    steps: [5],
    fields: ['customerType', 'ownerChanged'],
    words: ({ customerType, ownerChanged }) => [
      customerType && (customerType === 'organisation' ? 'Organisation' : 'Individual'),
      ownerChanged !== undefined && (ownerChanged ? 'the owner changed' : 'the same owner'),
    ],
  },
  {
    key: 'name',
    label: 'Full name',
    steps: [5],
    fields: ['customer'],
    part: 'name',
    words: ({ customer }) => [customer?.name],
  },
  {
    key: 'mobile',
    label: 'Mobile number',
    steps: [5],
    fields: ['customer'],
    part: 'mobile',
    words: ({ customer }) => [customer?.mobile],
  },
  {
    key: 'email',
    label: 'Email',
    steps: [5],
    fields: ['customer'],
    part: 'email',
    words: ({ customer }) => [customer?.email],
  },
  {
    key: 'previousPolicy',
    label: 'Previous policy',
    steps: [6],
    fields: ['previousPolicy'],
    words: ({ previousPolicy }) => (previousPolicy ? previousPolicyText(previousPolicy) : []),
  },
  {
    key: 'quotes',
    label: 'Cover and plan',
    steps: [7],
    fields: ['request', 'plan', 'addOnAnswers'],
    words: ({ request, plan }) => [
      ...(request ? quoteRequestText(request) : []),
      plan && `${plan.insurer} ${formatRupees(plan.final)}`,
    ],
  },
  {
    key: 'person',
    label: 'Identity and address',
    steps: [8],
    fields: ['kyc', 'person'],
    words: ({ person }) => [
      person?.fullName,
      day(person?.dateOfBirth),
      person?.mobile,
      person?.email,
      person?.addressLine,
      person?.pincode,
    ],
  },
  {
    key: 'nominee',
    label: 'Nominee',
    steps: [9],
    fields: ['nominee', 'personalAccidentDecline'],
    words: ({ nominee, personalAccidentDecline }) => [
      nominee && `${nominee.name} (${nominee.relation})`,
      day(nominee?.dateOfBirth),
      nominee?.appointee && `appointee ${nominee.appointee.name}`,
      personalAccidentDecline,
    ],
  },
  {
    key: 'vehicleDetails',
    label: 'Vehicle papers',
    steps: [10],
    fields: ['vehicle'],
    words: ({ vehicle }) => [
      vehicle && `engine ${vehicle.engineNumber}`,
      vehicle && `chassis ${vehicle.chassisNumber}`,
      vehicle?.hypothecation && `loan from ${vehicle.hypothecation.bank}`,
      vehicle?.pollutionCertificate && `PUC ${vehicle.pollutionCertificate.number}`,
      vehicle?.registrationAddress,
      vehicle?.previousPolicyNumber && `policy ${vehicle.previousPolicyNumber}`,
      vehicle?.thirdPartyPolicy && `third party ${vehicle.thirdPartyPolicy.number}`,
    ],
  },
]

const previousPolicyText = ({ claimed, status, insurer, endDate, type, ncb }: PreviousPolicy) => [
  policyStatusOptions.find(({ value }) => value === status)?.label,
  insurer?.label,
  endDate && `ends ${dayToSlashes(endDate)}`,
  type,
  claimed ? 'a claim last year' : `no claim, bonus ${ncb ?? 0}%`,
]

const covers: Readonly<Record<CoverType, string>> = {
  comprehensive: 'Comprehensive',
  odOnly: 'Own damage',
  thirdParty: 'Third party',
}

const quoteRequestText = ({ coverType, idv, addOns }: QuoteRequest) => [
  covers[coverType],
  idv !== undefined && `IDV ${formatRupees(idv)}`,
  ...addOns.map((addOn) => addOnDefinitions.find(({ value }) => value === addOn)?.label),
]
