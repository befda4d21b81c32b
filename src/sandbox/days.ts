/** The same day some years on; 29 February becomes 1 March where there is none. */
export function addYears(day: string, years: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCFullYear(moment.getUTCFullYear() + years)
  return moment.toISOString().slice(0, 10)
}

/** `YYYY-MM-DD` as `dd/mm/yyyy`, or with another separator. */
export const printed = (day: string, separator = '/'): string => day.split('-').reverse().join(separator)
