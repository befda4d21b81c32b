import { form } from '../../reference/messages/form.ts'
import { isDay, yearsBetween } from '../../rules/calendar.ts'

/** Years since the registration date, with fraction (spec §4, C-35). Never negative: the form refuses a future date. */
export const vehicleAge = (date: string, today: string): number => Math.max(0, yearsBetween(date, today))

/** The error in a registration or manufacturing date, if any. */
export function vehicleDateError(date: string, today: string): string | undefined {
  if (!isDay(date)) return form.date
  return date > today ? form.futureVehicleDate : undefined
}
