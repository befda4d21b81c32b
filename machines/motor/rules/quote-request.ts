import { addOnDefinition, addOnsOf } from '../../reference/addons.ts'
import { form } from '../../reference/messages/form.ts'
import type { CoverType, FuelType } from '../../reference/policies.ts'
import { paise } from '../../rules/money.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import type { QuoteRequest } from '../record/quote-request.ts'
import { longTermCoverUntil } from './long-term.ts'
import { asksPersonalAccident } from './personal-accident.ts'
import { policyType } from './policy-type.ts'
import { vehicleAge } from './vehicle-age.ts'

/** The covers a person may choose between, the usual one first; none while the first bundled year runs (C-134). */
export function availableCovers(record: MotorRecord, today: string): readonly CoverType[] {
  const usual = usualCover(record, today)
  if (usual === 'none') return []
  const mayStandAlone = usual === 'comprehensive' && longTermCoverUntil(record, today) !== undefined
  return mayStandAlone ? [usual, 'odOnly', 'thirdParty'] : [usual, 'thirdParty']
}

function usualCover({ vehicleType = '4w', registrationDate, isNew }: MotorRecord, today: string) {
  if (registrationDate === undefined) return 'comprehensive'
  return policyType({ vehicleType, age: vehicleAge(registrationDate, today), isNew })
}

/** What is priced before the person has changed anything: the usual cover, with nothing added to it or taken from it. */
export function defaultRequest(record: MotorRecord, today: string): QuoteRequest {
  const [coverType = 'comprehensive'] = availableCovers(record, today)
  return {
    coverType,
    addOns: [],
    tppdRestricted: false,
    personalAccident: asksPersonalAccident(record, coverType),
  }
}

/** The request under another cover: what goes with both stays, what this cover does not have is dropped (spec §5). */
export function withCover(request: QuoteRequest, coverType: CoverType, record: MotorRecord): QuoteRequest {
  const sold = new Set<string>(addOnsOf[coverType])
  const keep = <T>(addOn: string, value: T | undefined) => (sold.has(addOn) ? value : undefined)
  return withoutBlanks({
    coverType,
    idv: coverType === 'thirdParty' ? undefined : request.idv,
    addOns: request.addOns.filter((addOn) => sold.has(addOn)),
    electricalAccessories: keep('isElectricalAccessories', request.electricalAccessories),
    nonElectricalAccessories: keep('isNonElectricalAccessories', request.nonElectricalAccessories),
    biFuelKit: takesKit(record.variant?.fuelType) ? keep('isCngAccessories', request.biFuelKit) : undefined,
    passengerCover: keep('isPassengerCover', request.passengerCover),
    paidDrivers: keep('liabilitiesToPaidDriver', request.paidDrivers),
    tppdRestricted: keep('isTppdDiscount', request.tppdRestricted) ?? false,
    personalAccident: isAsked(request) && asksPersonalAccident(record, coverType),
    voluntaryDeductible: coverType === 'thirdParty' ? undefined : request.voluntaryDeductible,
  })
}

/** Own damage alone never asked for it, so leaving that cover is not to be taken for declining it. */
const isAsked = ({ personalAccident, coverType }: QuoteRequest): boolean =>
  personalAccident || coverType === 'odOnly'

const takesKit = (fuelType: FuelType | undefined): boolean => fuelType !== 'Electric' && fuelType !== 'Diesel'

const withoutBlanks = (request: { [K in keyof QuoteRequest]: QuoteRequest[K] | undefined }): QuoteRequest =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined)) as QuoteRequest

interface RequestError {
  field: keyof QuoteRequest
  message: string
}

/** What may not be asked for this vehicle today: a cover not offered, an amount under its least, what this cover has not. */
export function requestError(
  request: QuoteRequest,
  record: MotorRecord,
  today: string,
): RequestError | undefined {
  if (!availableCovers(record, today).includes(request.coverType)) {
    return { field: 'coverType', message: form.choose }
  }
  const field = firstDifference(request, withCover(request, request.coverType, record))
  return amountError(request) ?? (field && { field, message: form.choose })
}

/** An amount under its least, whatever the vehicle is. */
export function amountError(request: QuoteRequest): RequestError | undefined {
  for (const [field, addOn] of amounts) {
    const min = addOnDefinition(addOn)?.min ?? 0
    if ((request[field] ?? Infinity) < paise(min)) return { field, message: form.amountMin(min) }
  }
  return undefined
}

export const requestFits = (request: QuoteRequest, record: MotorRecord, today: string): boolean =>
  requestError(request, record, today) === undefined

const amounts = [
  ['electricalAccessories', 'isElectricalAccessories'],
  ['nonElectricalAccessories', 'isNonElectricalAccessories'],
  ['biFuelKit', 'isCngAccessories'],
] as const

function firstDifference(one: QuoteRequest, other: QuoteRequest): keyof QuoteRequest | undefined {
  const keys = Object.keys({ ...one, ...other }) as (keyof QuoteRequest)[]
  return keys.find((key) => String(one[key]) !== String(other[key]))
}
