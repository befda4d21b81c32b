import { coverFacts } from '#machines/motor/motor.product.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { numberOf } from '#machines/motor/rules/number-of.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { Facts } from '../../shared/proposal/review/facts.ts'

/** What was asked before the proposal, as far as it is known: the vehicle, its last policy, the cover chosen. */
export const askedBefore = (record: MotorRecord): { title: string; facts: Facts }[] => [
  { title: 'Vehicle', facts: vehicleFacts(record) },
  { title: 'Current policy', facts: pastFacts(record) },
  { title: 'Cover', facts: coverFacts(record) },
]

const vehicleFacts = (record: MotorRecord): Facts => [
  ['Vehicle', [record.make, record.model, record.variant].flatMap((part) => part?.label ?? []).join(' ')],
  ['Registration number', numberOf(record) || (record.isNew ? 'New vehicle' : undefined)],
  ['Registered', record.registrationDate && formatDayWithYear(record.registrationDate)],
]

const pastFacts = ({ isNew, previousPolicy: past }: MotorRecord): Facts =>
  isNew || !past
    ? []
    : [
        ['Insurer', past.insurer?.label],
        ['Ends', past.endDate && formatDayWithYear(past.endDate)],
        ['Claim in its last year', past.claimed ? 'Yes' : 'No'],
        ['No-claim bonus on it', past.ncb === undefined ? undefined : `${past.ncb}%`],
      ]
