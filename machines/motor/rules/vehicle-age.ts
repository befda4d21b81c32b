import { form } from '../../reference/messages/form.ts'
import { isDay, yearsBetween } from '../../rules/calendar.ts'

/** Years since the registration date, fractions kept (§4, C-35). Never negative: a future date is a fault of the form. */
export const vehicleAge = (date: string, today: string): number => Math.max(0, yearsBetween(date, today))

/** What is wrong with a registration or manufacturing date, if anything. */
export function vehicleDateError(date: string, today: string): string | undefined {
  if (!isDay(date)) return form.date
  return date > today ? form.futureVehicleDate : undefined
}
