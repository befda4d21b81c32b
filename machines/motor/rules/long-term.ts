import { limits } from '../../reference/limits.ts'
import type { VehicleKind } from '../../reference/policies.ts'
import { addYears } from '../../rules/calendar.ts'

/** Whether the day is strictly between this many years ago and today, both ends excluded (spec §5). */
export const registeredWithin = (years: number, date: string, today: string): boolean =>
  addYears(today, -years) < date && date < today

/**
 * Whether the first long-term third-party cover may still be running: 3 years for cars, 5 for two-wheelers. Then the
 * form asks for that policy; no vehicle is refused (C-37).
 */
export const hasLongTermCover = (
  vehicleType: VehicleKind,
  registrationDate: string,
  today: string,
): boolean => registeredWithin(limits.registrationDate.withinYears[vehicleType], registrationDate, today)
