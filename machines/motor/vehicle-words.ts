import { vehicleLabels } from '../reference/policies.ts'
import type { KnownVehicle } from './record/motor-record.ts'
import type { Shot } from './record/photograph.ts'

type Named = Pick<KnownVehicle, 'make' | 'model' | 'variant'>

/** Maruti Swift VXi */
export const vehicleName = ({ make, model, variant }: Named): string =>
  `${make.label} ${model.label} ${variant.label}`

/** What to tell a customer who chose another class of vehicle than the registry has under the number. */
export const otherClass = (vehicle: KnownVehicle) => {
  const word = vehicleLabels[vehicle.vehicleType].toLowerCase()
  return {
    text: `${vehicle.registrationNumber} is a ${word}: ${vehicleName(vehicle)}. If it is not yours, please correct the number.`,
    button: `Insure the ${word}`,
  }
}

export const shotLabels: Readonly<Record<Shot, string>> = {
  front: 'Front',
  left: 'Left side',
  back: 'Back',
  right: 'Right side',
  windscreen: 'Windscreen',
  odometer: 'Odometer',
  engine: 'Engine',
  chassisNumber: 'Chassis number',
  registrationCertificate: 'Registration certificate',
}

/** How each photograph is taken so that an underwriter can tell what is on it. */
export const shotHints: Readonly<Record<Shot, string>> = {
  front: 'The whole vehicle from two metres away, its number plate readable.',
  left: 'The whole side, from wheel to wheel.',
  back: 'The whole vehicle from two metres away, its number plate readable.',
  right: 'The whole side, from wheel to wheel.',
  windscreen: 'All of the glass, from outside.',
  odometer: 'Ignition on, so that the kilometres can be read.',
  engine: 'The bonnet open.',
  chassisNumber: 'The number as it is stamped or printed on the vehicle.',
  registrationCertificate: 'The side with your name and the vehicle’s numbers.',
}
