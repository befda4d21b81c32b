import * as v from 'valibot'
import type { Registered } from '../../core/server-product.ts'
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
/** Of which a customer is told the end. */
const numbers = ['engineNumber', 'chassisNumber', 'previousPolicyNumber', 'pollutionNumber'] as const

/** `XXXXXXXX4567`: enough to recognise one's own number, and of the same form. */
const partOf = (number: string): string =>
  'X'.repeat(Math.max(0, number.length - shown)) + number.slice(-shown)

const isPart = (number: string) => /^X{3,}/.test(number)

/** What a customer is told of the entry beside the vehicle itself. */
export function toldDetails(entry: RegisteredVehicle): RegistryDetails {
  const { previousInsurer, previousEndDate, pollutionUntil, financier } = entry
  const inPart = numbers.filter((name) => entry[name]).map((name) => [name, partOf(entry[name] ?? '')])
  return {
    ...(previousInsurer && { previousInsurer }),
    ...(previousEndDate && { previousEndDate }),
    ...(pollutionUntil && { pollutionUntil }),
    ...(financier && { financier }),
    ...Object.fromEntries(inPart),
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

function completedBy(record: MotorRecord, entry: RegisteredVehicle): MotorRecord {
  const { vehicle } = record
  if (!vehicle) return record
  const { previousPolicyNumber, pollutionCertificate } = vehicle
  const full = (given: string, known = '') => (given === partOf(known) ? known : given)
  return {
    ...record,
    vehicle: {
      ...vehicle,
      engineNumber: full(vehicle.engineNumber, entry.engineNumber),
      chassisNumber: full(vehicle.chassisNumber, entry.chassisNumber),
      ...(previousPolicyNumber && {
        previousPolicyNumber: full(previousPolicyNumber, entry.previousPolicyNumber),
      }),
      ...(pollutionCertificate && {
        pollutionCertificate: {
          ...pollutionCertificate,
          number: full(pollutionCertificate.number, entry.pollutionNumber),
        },
      }),
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
  const { engineNumber, chassisNumber, previousPolicyNumber, pollutionCertificate } = vehicle ?? {}
  const given = { engineNumber, chassisNumber, pucNumber: pollutionCertificate?.number, previousPolicyNumber }
  const part = Object.entries(given).find(([, number = '']) => isPart(number))
  return part && { path: `vehicleDetails.given.${part[0]}`, message: texts.numberInFull }
}
