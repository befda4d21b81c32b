import type { AnyEventObject } from 'xstate'
import type { Register } from '../core/server-product.ts'
import type { MotorRecord } from './record/motor-record.ts'
import { numberOf } from './rules/number-of.ts'
import { besideEntry } from './rules/registry-entry.ts'
import type { motorEvents } from './wizard/motor.events.ts'

type MotorEvent = keyof typeof motorEvents

/** What is said to a vehicle that the registry has shown. */
const answersShown: ReadonlySet<string> = new Set<MotorEvent>([
  'vehicleClass.corrected',
  'vehicle.confirmed',
  'vehicle.denied',
])
const namesVehicle: MotorEvent = 'registration.given'

/** The registry of vehicles, which is asked by a number. */
export const motorRegister: Register<MotorRecord> = {
  keyOf: numberOf,
  compare: besideEntry,
  showsBy: 'lookUpVehicle',
  recallsBy: 'recallVehicle',
  shownTo,
}

function shownTo(events: readonly AnyEventObject[]): string | undefined {
  const isShown = events.some(({ type }) => answersShown.has(type))
  const number: unknown = events.find(({ type }) => type === namesVehicle)?.registrationNumber
  return isShown && typeof number === 'string' ? number : undefined
}
