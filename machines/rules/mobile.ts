import { limits } from '../reference/limits.ts'
import { form } from '../reference/messages/form.ts'

/** Ten digits, the first 6 to 9 (spec §5). */
const mobilePattern = /^[6-9]\d{9}$/

/** The same with an optional prefix 91 or 0, as the details form allows (spec §5). */
const prefixedMobilePattern = /^(?:91|0)?[6-9]\d{9}$/

/** Drops the prefix first: cutting +91 98765 43210 to ten digits would give a stranger's number (C-63). */
function withoutPrefix(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2)
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits
}

/**
 * The mobile field's value after typing or pasting at login, sign-up and pet: no
 * leading 0-5, at most ten digits (spec §5).
 */
export const cleanMobile = (typed: string): string =>
  withoutPrefix(typed)
    .replace(/^[0-5]+/, '')
    .slice(0, limits.mobile.digits)

/** The same for the details form, which shows "Invalid Mobile Number" instead of dropping leading digits. */
export const cleanDetailsMobile = (typed: string): string =>
  withoutPrefix(typed).slice(0, limits.mobile.digits)

export const isMobile = (value: string): boolean => mobilePattern.test(value)

export const loginMobileError = (value: string): string | undefined =>
  isMobile(value) ? undefined : form.loginMobile

export function detailsMobileError(value: string): string | undefined {
  if (!value) return form.required
  return prefixedMobilePattern.test(value) ? undefined : form.mobile
}
