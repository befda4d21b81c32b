import { limits } from '../../reference/limits.ts'
import { addDays, addYears } from '../../rules/calendar.ts'
import type { Day } from '../../schemas/basics.ts'
import type { MotorRecord } from '../record/motor-record.ts'

/** Whether the day is strictly between this many years ago and today, both ends excluded (spec §5). */
const registeredWithin = (years: number, date: Day, today: Day): boolean =>
  addYears(today, -years) < date && date < today

/**
 * The last day of the first long-term third-party policy, 3 years for cars and 5 for two-wheelers, while it may still
 * run. Then the form asks for that policy; no vehicle is refused (VALID-01, VALID-02, C-37, ruling 24).
 */
export function longTermCoverUntil(
  { vehicleType, registrationDate, isNew }: Pick<MotorRecord, 'vehicleType' | 'registrationDate' | 'isNew'>,
  today: Day,
): Day | undefined {
  if (isNew || !vehicleType || !registrationDate) return undefined
  const years = limits.registrationDate.withinYears[vehicleType]
  if (!registeredWithin(years, registrationDate, today)) return undefined
  return addDays(addYears(registrationDate, years), -1)
}
