import type { Fact } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import { officeLabel } from '../../reference/office-labels.ts'
import { type Rto, rtoByCode } from '../../reference/rtos.ts'
import { findVariant } from '../../reference/vehicles.ts'
import { wordLabel } from '../../reference/word-labels.ts'
import { formatRupees, paise } from '../../rules/money.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { compulsoryDeductible } from '../rules/deductible.ts'
import { numberOf } from '../rules/number-of.ts'
import { rtoCodeOf } from '../rules/registration-number.ts'

export const registrationOf = (record: MotorRecord): string =>
  record.isNew ? 'New vehicle, to be registered' : numberOf(record)

/** The given registration office, or the plate's. */
export function officeOf({ rto, registrationNumber }: MotorRecord): Rto | undefined {
  const code = rto?.value ?? rtoCodeOf(registrationNumber)
  return code === undefined ? undefined : rtoByCode(code)
}

export const vehicleName = ({ make, model, variant }: MotorRecord): string =>
  [make?.label, model?.label, variant?.label].filter(Boolean).join(' ')

const variantOf = ({ variant }: MotorRecord) => variant && findVariant(variant.value)?.variant

/** `1197 cc`, or `95 kW` for an electric vehicle. */
export function engineSize(record: MotorRecord): string {
  const { cubicCapacity, motorKw } = variantOf(record) ?? { cubicCapacity: null, motorKw: null }
  if (cubicCapacity !== null) return `${cubicCapacity} cc`
  return motorKw === null ? 'Not known' : `${motorKw} kW`
}

export const seatsOf = (record: MotorRecord): string => String(variantOf(record)?.seating ?? 'Not known')

export function vehicleFacts(record: MotorRecord): Fact[] {
  const office = officeOf(record)
  const { variant, vehicle, registrationDate, manufacturingDate } = record
  return [
    ['Registration', registrationOf(record)],
    [
      'Registering office',
      office ? `${officeLabel(office.registered_city_name)} (${office.value})` : 'Not known',
    ],
    ['Make, model, variant', vehicleName(record)],
    ['Fuel', variant ? wordLabel(variant.fuelType) : 'Not known'],
    ['Engine', engineSize(record)],
    ['Seats', seatsOf(record)],
    ['Engine number', vehicle?.engineNumber ?? 'To be endorsed'],
    ['Chassis number', vehicle?.chassisNumber ?? 'To be endorsed'],
    ['Date of registration', registrationDate ? printDay(registrationDate) : 'Not yet'],
    ['Year of manufacture', manufacturingDate?.slice(0, 4) ?? 'Not known'],
    [
      'Hypothecation',
      vehicle?.hypothecation ? `${vehicle.hypothecation.bank}, ${vehicle.hypothecation.city}` : 'None',
    ],
    ['Pollution certificate', pollutionOf(record)],
  ]
}

function pollutionOf({ vehicle }: MotorRecord): string {
  const certificate = vehicle?.pollutionCertificate
  return certificate ? `${certificate.number}, valid to ${printDay(certificate.validUntil)}` : 'Not given'
}

/** The deductible of own-damage claims: compulsory and voluntary. */
export function deductibleFacts(record: MotorRecord, soldOn: string): Fact[] {
  const { vehicleType = '4w', request } = record
  const cubicCapacity = variantOf(record)?.cubicCapacity ?? null
  const compulsory = compulsoryDeductible({ vehicleType, cubicCapacity }, soldOn)
  return [
    ['Compulsory deductible', formatRupees(compulsory)],
    ['Voluntary deductible', formatRupees(paise(request?.voluntaryDeductible ?? 0))],
  ]
}
