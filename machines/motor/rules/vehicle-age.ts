import { limits } from '../../reference/limits.ts'
import { form } from '../../reference/messages/form.ts'
import { addDays, isDay, yearsBetween } from '../../rules/calendar.ts'

/** Years since the registration date, with fraction (spec §4, C-35). Never negative: the form refuses a future date. */
export const vehicleAge = (date: string, today: string): number => Math.max(0, yearsBetween(date, today))

/** The error in a registration date, if any. A new vehicle is often insured before it is registered. */
export function vehicleDateError(date: string, today: string, isNew = false): string | undefined {
  if (!isDay(date)) return form.date
  if (date <= today) return undefined
  if (!isNew) return form.futureVehicleDate
  return date > addDays(today, limits.registrationDate.newWithinDays) ? form.registeredTooLate : undefined
}
