import { limits } from '../../reference/limits.ts'
import { form } from '../../reference/messages/form.ts'
import type { VehicleKind } from '../../reference/policies.ts'
import { plateStateCodes, renamedStateCodes } from '../../reference/states.ts'
import { withLatinDigits } from '../../rules/digits.ts'

const bare = (typed: string): string =>
  withLatinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

const parts = /^([A-Z]{0,2})(\d{0,2})([A-Z]{0,3})(\d{0,4})/
const plate = /^([A-Z]{2})(\d{1,2})[A-Z]{0,3}\d{1,4}$/
const bharat = /^(?:0[1-9]|[1-9]\d)BH\d{4}[A-Z]{2}$/
const bharatLength = 10

/** Bharat series numbers begin with a digit, all others with letters (C-71). */
export const isBharatSeries = (value: string): boolean => /^\d/.test(bare(value))

/**
 * Formats a number while it is typed: capitals with dashes, RJ-14-CA-1234; the
 * Bharat series has none (spec §5, C-70).
 */
export function formatRegistration(typed: string): string {
  const value = bare(typed)
  if (isBharatSeries(value)) return value.slice(0, bharatLength)
  const [, ...groups] = parts.exec(value) ?? []
  return groups.filter(Boolean).join('-')
}

/**
 * The error in a registration number, if any (spec §5). The ten characters include the dashes, or short legal plates
 * would be refused (C-69); the state must exist.
 */
export function checkRegistration(value: string, vehicleType: VehicleKind): string | undefined {
  const typed = bare(value)
  if (!typed) return form.required
  if (isBharatSeries(typed)) return bharat.test(typed) ? undefined : form.bharatSeries
  const [, state = ''] = plate.exec(typed) ?? []
  const long = formatRegistration(typed).length >= limits.registrationNumber.min
  return long && plateStateCodes.has(state) ? undefined : form.registrationNumber[vehicleType]
}

/** Whether nothing more will be typed: shorter numbers are legal, but mostly the beginning of a longer one. */
export const isWholeRegistration = (value: string, vehicleType: VehicleKind): boolean =>
  checkRegistration(value, vehicleType) === undefined && (isBharatSeries(value) || /\d{4}$/.test(value))

/**
 * The code of the registration office, such as RJ14 or DL08, under its current
 * state code. The Bharat series has none.
 */
export function rtoCodeOf(value: string): string | undefined {
  if (isBharatSeries(value) || checkRegistration(value, '4w')) return undefined
  const [state = '', district = ''] = formatRegistration(value).split('-')
  return `${renamedStateCodes[state] ?? state}${district.padStart(2, '0')}`
}

/** The office of a registration number as an answer has it: its code, without the city that nobody chose. */
export function rtoOf(value: string): { value: string; city: string } | undefined {
  const code = rtoCodeOf(value)
  return code === undefined ? undefined : { value: code, city: '' }
}
