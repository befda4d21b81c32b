const pattern = /^(0[1-9]|1[0-2])\/((?:19|20)\d{2})$/

/** What is typed as a month: at most six digits, with the slash put in. */
export function cleanMonth(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** The first day of a month written MM/YYYY; undefined where it is none. */
export function dayOfMonth(text: string): string | undefined {
  const [, month, year] = pattern.exec(text) ?? []
  return month && year && `${year}-${month}-01`
}

/** MM/YYYY of a day. */
export const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`
