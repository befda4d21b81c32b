import type { KnownVehicle } from '#machines/motor/record/motor-record.ts'
import { renewableUntil } from '#machines/motor/rules/business-type.ts'
import { vehicleName } from '#machines/motor/vehicle-words.ts'
import { bodyTypeOf } from '#machines/reference/body-types.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { Day } from '#machines/schemas/basics.ts'
import { type PlaceNames, usePlaceNames } from '../../language/place-names.ts'
import { KeyValue } from '../../ui/facts/key-value.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { VehicleShape } from './shape/vehicle-shape.tsx'

type FoundVehicleProps = { vehicle: KnownVehicle; today: Day }

/**
 * The vehicle that the registry knows under a number. A customer who is too early to renew reads it here, before a
 * phone number is asked; the end date of the policy is not told to a visitor with only the plate (decision 0185).
 */
export const FoundVehicle = ({ vehicle, today }: FoundVehicleProps) => (
  <Stack>
    <VehicleShape body={bodyTypeOf(vehicle.vehicleType, Number(vehicle.model.value))} />
    <KeyValue entries={vehicleFacts(vehicle, usePlaceNames())} />
    <p>{journey.mayBeTooEarly(formatDayWithYear(renewableUntil(today)))}</p>
  </Stack>
)

/** The registry's vehicle, for its owner to recognise. */
function vehicleFacts(vehicle: KnownVehicle, { officeLabel }: PlaceNames): [name: string, value: string][] {
  const { registrationNumber, variant, registrationDate, rto } = vehicle
  const city = rto?.city ? `, ${officeLabel(rto.city)}` : ''
  return [
    ['Registration number', registrationNumber],
    ['Vehicle', vehicleName(vehicle)],
    ['Fuel', wordLabel(variant.fuelType)],
    ['Registered', formatDayWithYear(registrationDate) + city],
  ]
}
