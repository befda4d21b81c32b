import * as v from 'valibot'
import type { Registered } from '../../core/product.ts'
import { messages } from '../../reference/messages.ts'
import { vehicleLabels } from '../../reference/policies.ts'
import {
  type MotorRecord,
  type RegisteredVehicle,
  type RegistryDetails,
  registeredVehicle,
} from '../record/motor-record.ts'
import { numberOf } from './number-of.ts'

const { proposal: texts } = messages
const shown = 4

/** `XXXXXXXX4567`: enough to recognise one's own number, and of the same form. */
const partOf = (number: string): string =>
  'X'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown)

const isPart = (number: string) => /^X{3,}/.test(number)

/** What a customer is told of the entry beside the vehicle itself. */
export function toldDetails({ engineNumber, chassisNumber, ...entry }: RegisteredVehicle): RegistryDetails {
  const { previousInsurer, previousEndDate, financier } = entry
  return {
    ...(previousInsurer && { previousInsurer }),
    ...(previousEndDate && { previousEndDate }),
    ...(financier && { financier }),
    ...(engineNumber && { engineNumber: partOf(engineNumber) }),
    ...(chassisNumber && { chassisNumber: partOf(chassisNumber) }),
  }
}

/** Whether the entry can be of the vehicle that a journey describes. */
export const isOfVehicle = (
  { vehicleType, make }: MotorRecord,
  entry: Pick<RegisteredVehicle, 'vehicleType' | 'make'>,
): boolean => entry.vehicleType === vehicleType && entry.make.value === make?.value

/**
 * A record beside the entry of its number: numbers that were given in part are completed, and another class, make or
 * chassis is a contradiction.
 */
export function besideEntry(record: MotorRecord, found: object | null): Registered<MotorRecord> {
  const read = v.safeParse(registeredVehicle, found)
  const entry = read.success ? read.output : undefined
  const completed = entry ? completedBy(record, entry) : record
  return {
    record: completed,
    contradiction: (entry && contradiction(completed, entry)) ?? unknownPart(completed),
  }
}

function completedBy(
  record: MotorRecord,
  { engineNumber = '', chassisNumber = '' }: RegisteredVehicle,
): MotorRecord {
  const { vehicle } = record
  if (!vehicle) return record
  const full = (given: string, known: string) => (given === partOf(known) ? known : given)
  return {
    ...record,
    vehicle: {
      ...vehicle,
      engineNumber: full(vehicle.engineNumber, engineNumber),
      chassisNumber: full(vehicle.chassisNumber, chassisNumber),
    },
  }
}

function contradiction(record: MotorRecord, entry: RegisteredVehicle) {
  const number = numberOf(record)
  if (!isOfVehicle(record, entry)) {
    const has = `${vehicleLabels[entry.vehicleType].toLowerCase()}, ${entry.make.label} ${entry.model.label}`
    return { path: 'vehicleDetails.given.registrationNumber', message: texts.otherVehicle(number, has) }
  }
  const { chassisNumber: given } = record.vehicle ?? {}
  const isOther = given && entry.chassisNumber && !isPart(given) && given !== entry.chassisNumber
  return isOther
    ? { path: 'vehicleDetails.given.chassisNumber', message: texts.otherChassis(number) }
    : undefined
}

/** The end of a number that the registry has not confirmed. */
function unknownPart({ vehicle }: MotorRecord) {
  const field = (['engineNumber', 'chassisNumber'] as const).find((name) => isPart(vehicle?.[name] ?? ''))
  return field && { path: `vehicleDetails.given.${field}`, message: texts.numberInFull }
}
