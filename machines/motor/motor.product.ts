import { savedAnswers } from '../core/answer.ts'
import type { FactGroup, Product, Summary } from '../core/product.ts'
import { cancellation as texts } from '../reference/messages/cancellation.ts'
import { motorClaim } from '../reference/messages/claims.ts'
import { motorTermsInShort } from '../reference/messages/terms-in-short.ts'
import { motorWaitsAt } from '../reference/messages/waits-at.ts'
import { vehicleLabels } from '../reference/policies.ts'
import { formatDayWithYear } from '../rules/dates.ts'
import { knownEntries } from '../rules/known-entries.ts'
import { formatRupees } from '../rules/money.ts'
import { coverNames, extraName } from './motor-words.ts'
import { proposalEvents } from './proposal/proposal.events.ts'
import { quoteListEvents } from './quote-list/quote-list.events.ts'
import { emptyRecord, type MotorRecord, motorRecord } from './record/motor-record.ts'
import { asOfToday } from './rules/as-of-today.ts'
import { assumptionsOf } from './rules/assumptions.ts'
import { renewalOpensOn } from './rules/business-type.ts'
import { choicesOf } from './rules/choices.ts'
import { numberOf } from './rules/number-of.ts'
import { vehicleSelected } from './rules/vehicle-selected.ts'
import { motorEvents } from './wizard/motor.events.ts'

/** Insurance of cars and two-wheelers. */
export const motorProduct: Product<MotorRecord> = {
  key: 'motor',
  title: 'Motor insurance',
  path: '/motor',
  firstPage: {
    title: 'Your vehicle',
    description:
      'Car and bike insurance by registration number: prices of twelve insurers side by side, every line explained, and the policy at once.',
  },
  record: motorRecord,
  emptyRecord,
  events: savedAnswers(motorEvents, quoteListEvents, proposalEvents),
  asOfToday,
  mayShowPricesFirst: true,
  summary,
  searchColumns: (record) => ({
    vehicleType: record.vehicleType,
    registrationNumber: numberOf(record),
  }),
  facts: (record) => [
    { title: 'Cover', entries: coverFacts(record) },
    { title: 'Vehicle', entries: vehicleFacts(record) },
  ],
  termsInShort: motorTermsInShort,
  claim: motorClaim,
  isTooEarly: ({ policyDateExceeded }) => policyDateExceeded,
  cancellation: ({ plan }) =>
    plan?.coverType === 'odOnly'
      ? { reasons: ['notNeeded', 'insuredElsewhere', 'sold', 'scrapped'] }
      : { reasons: ['insuredElsewhere', 'sold', 'scrapped'], note: texts.thirdPartyLaw },
  coverEnds: ({ previousPolicy }) => previousPolicy?.endDate,
  opensOn: ({ policyDateExceeded, previousPolicy }) =>
    policyDateExceeded && previousPolicy?.endDate ? renewalOpensOn(previousPolicy.endDate) : undefined,
  /** A new vehicle has no previous policy. */
  skippedSteps: ({ isNew }) => (isNew ? [6] : []),
  assumptions: assumptionsOf,
  navigationState: (record) => ({
    ...vehicleSelected(record.vehicleType ?? '4w'),
  }),
  choices: choicesOf,
  /** A renewal knows everything of the policy that ends but its claims. */
  waitsAt: (screen, isRenewal) => motorWaitsAt[isRenewal && screen === 'previousPolicy' ? 'renewal' : screen],
}

function summary(record: MotorRecord): Summary {
  const { vehicleType = '4w', make, model, variant, plan } = record
  return {
    icon: vehicleType === '2w' ? 'bike' : 'car',
    kind: vehicleLabels[vehicleType],
    title: [make, model, variant].flatMap((part) => (part ? [part.label] : [])).join(' '),
    identifier: numberOf(record),
    ...(plan && { cover: coverNames[plan.coverType] }),
  }
}

type Entries = FactGroup['entries']

/** The vehicle by name and numbers, as it is insured. */
export function vehicleFacts(record: MotorRecord): Entries {
  const { vehicle, isNew } = record
  return knownEntries([
    ['Vehicle', summary(record).title],
    ['Registration number', numberOf(record) || (isNew ? 'New vehicle' : 'Not given')],
    ['Engine number', vehicle?.engineNumber],
    ['Chassis number', vehicle?.chassisNumber],
  ])
}

export function coverFacts({ plan }: MotorRecord): Entries {
  if (!plan) return []
  const { coverType, start, end, idv, thirdPartyEnd, included } = plan
  return knownEntries([
    ['Cover', coverNames[coverType]],
    ['Includes', included.map(extraName).join(', ')],
    ['From', formatDayWithYear(start)],
    ['To', formatDayWithYear(end)],
    ['Third party to', thirdPartyEnd && formatDayWithYear(thirdPartyEnd)],
    ['Insured declared value', idv && formatRupees(idv.value)],
  ])
}
