import { businessTypes } from '../../reference/policies.ts'
import { addDays } from '../../rules/calendar.ts'
import { formatDayWithYear } from '../../rules/dates.ts'
import { coverNames } from '../motor-words.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { QuoteRequest } from '../record/quote-request.ts'
import { thirdPartyYears } from './policy-period.ts'
import { previousPolicyLabels, previousPolicyOption, previousPolicyType } from './previous-policy-type.ts'
import { defaultRequest } from './quote-request.ts'
import { rtoCodeOf } from './registration-number.ts'
import { vehicleAge } from './vehicle-age.ts'

interface AssumptionFacts {
  record: MotorRecord
  request: QuoteRequest
  today: string
}

/** An assumption in plain words; undefined where it was answered or does not matter. */
export type Assume = (facts: AssumptionFacts) => string | undefined

const none = 'None'
const hadPolicy = ({ record }: AssumptionFacts) => !record.isNew
const insuresVehicle = ({ request }: AssumptionFacts) => request.coverType !== 'thirdParty'
const isDriven = ({ record }: AssumptionFacts) => record.vehicleType !== '2w'
const insuresOthers = ({ request }: AssumptionFacts) => request.coverType !== 'odOnly'

export const zone: Assume = ({ record: { rto, registrationNumber } }) => {
  if (rto?.city) return `${rto.city} (${rto.value})`
  return rto?.value ?? rtoCodeOf(registrationNumber) ?? 'Outside the eight big cities'
}

/** Nobody answered it, or it was filled in for them. */
const isAssumed = (
  { ownerAssumed = [], ...record }: MotorRecord,
  answer: NonNullable<MotorRecord['ownerAssumed']>[number],
) => record[answer] === undefined || ownerAssumed.includes(answer)

export const owner: Assume = ({ record }) => (isAssumed(record, 'customerType') ? 'A person' : undefined)

export const ownerChanged: Assume = (facts) =>
  hadPolicy(facts) && isAssumed(facts.record, 'ownerChanged') ? 'The same' : undefined

export const previousEnd: Assume = (facts) =>
  hadPolicy(facts) && !facts.record.previousPolicy?.endDate ? '90 days ago or more' : undefined

export const previousType: Assume = (facts) => {
  const { vehicleType = '4w', registrationDate = facts.today, previousPolicy } = facts.record
  if (!hadPolicy(facts) || previousPolicy?.type) return undefined
  const age = vehicleAge(registrationDate, facts.today)
  return previousPolicyLabels[previousPolicyOption(previousPolicyType({ vehicleType, age }))]
}

export const claim: Assume = (facts) => {
  const { claimed, assumed = [] } = facts.record.previousPolicy ?? {}
  if (!hadPolicy(facts) || !insuresVehicle(facts)) return undefined
  return claimed === undefined || assumed.includes('claimed') ? none : undefined
}

export const bonus: Assume = (facts) => {
  const { claimed, ncb, assumed = [] } = facts.record.previousPolicy ?? {}
  if (!hadPolicy(facts) || !insuresVehicle(facts) || claimed) return undefined
  return ncb === undefined || assumed.includes('ncb') ? '0%' : undefined
}

export const newStart: Assume = ({ record, today }) =>
  record.isNew ? `${formatDayWithYear(today)}, today` : undefined

export const start: Assume = ({ record: { isNew, businessType, previousPolicy } }) => {
  if (isNew) return undefined
  if (businessType === businessTypes.rollover && previousPolicy?.endDate) {
    return `${formatDayWithYear(addDays(previousPolicy.endDate, 1))}, when the old policy has ended`
  }
  return 'As soon as the insurer starts one after a break, today at the earliest'
}

export const cover: Assume = ({ record, request, today }) =>
  request.coverType === defaultRequest(record, today).coverType ? coverNames[request.coverType] : undefined

export const thirdPartyPolicy: Assume = (facts) =>
  insuresOthers(facts) ? undefined : 'Runs for another year at least'

export const idv: Assume = (facts) =>
  insuresVehicle(facts) && facts.request.idv === undefined
    ? "Each insurer's own: the list price less depreciation for age"
    : undefined

export const personalAccident: Assume = ({ record, request }) => {
  if (record.customerType === 'organisation') return undefined
  if (request.coverType === 'odOnly') return 'Part of your third-party policy'
  if (!request.personalAccident) return undefined
  const years = thirdPartyYears(record.vehicleType ?? '4w', record.isNew)
  return years === 1 ? '₹15 lakh, for a year' : `₹15 lakh, for ${years} years`
}

const propertyLimit = { '2w': '₹1 lakh', '4w': '₹7.5 lakh' }

export const propertyDamage: Assume = (facts) =>
  insuresOthers(facts) && !facts.request.tppdRestricted
    ? `In full, ${propertyLimit[facts.record.vehicleType ?? '4w']}`
    : undefined

const kit: Assume = ({ record: { variant }, request }) => {
  if (request.biFuelKit !== undefined || variant?.fuelType === 'Electric') return undefined
  return variant?.fuelType === 'CNG' ? 'Fitted in the factory' : none
}

export const biFuelKit: Assume = (facts) => (insuresVehicle(facts) ? kit(facts) : undefined)

/** Third-party cover counts a kit too, but sells nothing for one (spec §5). */
export const kitOfThirdParty: Assume = (facts) => (insuresVehicle(facts) ? undefined : kit(facts))

export const addOns: Assume = (facts) =>
  insuresVehicle(facts) && facts.request.addOns.length === 0 ? none : undefined

const noneOf =
  (key: keyof QuoteRequest, matters: (facts: AssumptionFacts) => boolean): Assume =>
  (facts) =>
    matters(facts) && facts.request[key] === undefined ? none : undefined

export const electrical = noneOf('electricalAccessories', insuresVehicle)
export const nonElectrical = noneOf('nonElectricalAccessories', insuresVehicle)
export const passengers = noneOf('passengerCover', insuresOthers)
export const paidDrivers = noneOf('paidDrivers', (facts) => insuresOthers(facts) && isDriven(facts))
export const deductible = noneOf('voluntaryDeductible', insuresVehicle)

/** Never asked, and not discounted unless proved. */
export const unasked: Assume = (facts) => (insuresVehicle(facts) ? none : undefined)
