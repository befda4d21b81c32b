import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { type PlaceNames, usePlaceNames } from '../../../language/place-names.ts'
import { LinkButton } from '../../../ui/actions/link.tsx'
import { KeyValue } from '../../../ui/facts/key-value.tsx'
import { Part } from './part.tsx'

/** The vehicle, and the way back to the questions about it. */
export function VehicleEdit({ model, send }: ViewProps<typeof quoteListMachine>) {
  const { record } = model
  const change = (screen: string, label: string, name: string) => (
    <LinkButton aria-label={name} onClick={() => send({ type: 'revisited', screen })}>
      {label}
    </LinkButton>
  )
  return (
    <Part title={vehicleName(record)} aside={change('start', 'Change', 'Change vehicle')}>
      <KeyValue entries={vehicleFacts(record, usePlaceNames())} />
      <div>{change('vehicleDates', 'Change dates', 'Change dates of the vehicle')}</div>
    </Part>
  )
}

export const vehicleName = ({ make, model, variant }: MotorRecord): string =>
  [make, model, variant].flatMap((one) => one?.label ?? []).join(' ') || 'Your vehicle'

function vehicleFacts(record: MotorRecord, { officeLabel }: PlaceNames): [string, string][] {
  const { registrationNumber, rto, registrationDate, variant, isNew } = record
  const place = rto && [officeLabel(rto.city), rto.value].filter(Boolean).join(', ')
  const facts: [string, string | undefined][] = [
    ['Number', registrationNumber || (isNew ? 'New vehicle' : undefined)],
    ['Registered in', place],
    ['Registered on', registrationDate && formatDayWithYear(registrationDate)],
    ['Fuel', variant && wordLabel(variant.fuelType)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}
