import { vehicleLabels } from '../reference/policies.ts'
import { dayToSlashes } from '../rules/day.ts'
import type { KnownVehicle } from './record/motor-record.ts'

type Named = Pick<KnownVehicle, 'make' | 'model' | 'variant'>

/** Maruti Swift VXi */
export const vehicleName = ({ make, model, variant }: Named): string =>
  `${make.label} ${model.label} ${variant.label}`

/** What to tell whoever chose another class of vehicle than the registry has under the number. */
export const otherClass = (vehicle: KnownVehicle) => {
  const word = vehicleLabels[vehicle.vehicleType].toLowerCase()
  return {
    text: `${vehicle.registrationNumber} is a ${word}: ${vehicleName(vehicle)}. If it is not yours, please correct the number.`,
    button: `Insure the ${word}`,
  }
}

/** The registry's vehicle, for its owner to recognise. */
export function vehicleFacts(vehicle: KnownVehicle): [name: string, value: string][] {
  const { registrationNumber, variant, registrationDate, rto } = vehicle
  const city = rto?.city ? `, ${rto.city}` : ''
  return [
    ['Registration number', registrationNumber],
    ['Vehicle', vehicleName(vehicle)],
    ['Fuel', variant.fuelType],
    ['Registered', dayToSlashes(registrationDate) + city],
  ]
}
