import { limits } from '../../reference/limits.ts'
import type { VehicleKind } from '../../reference/policies.ts'
import { addYears } from '../../rules/calendar.ts'

/** Strictly between so many years ago and today; both ends are out (§5). */
export const registeredWithin = (years: number, date: string, today: string): boolean =>
  addYears(today, -years) < date && date < today

/**
 * Whether the first long third-party cover may still run: cars 3 years, two-wheelers 5. Then the form asks for that
 * policy; it refuses no vehicle (C-37).
 */
export const hasLongTermCover = (
  vehicleType: VehicleKind,
  registrationDate: string,
  today: string,
): boolean => registeredWithin(limits.registrationDate.withinYears[vehicleType], registrationDate, today)
