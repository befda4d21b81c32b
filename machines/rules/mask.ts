import type { IdentityType } from '../reference/documents.ts'

/** `98XXXXXX10`: enough to recognise one's own number. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{2})\d{6}(\d{2})$/, '$1XXXXXX$2')

/** `ABCPEXXXXF`, as the tax department prints it. */
export const maskPan = (pan: string): string => pan.replace(/^(.{5})\d{4}(.)$/, '$1XXXX$2')

/** `XXXX XXXX 1234`: the only form in which an Aadhaar number may be stored. */
export const maskAadhaar = (aadhaar: string): string => `XXXX XXXX ${aadhaar.replace(/\s/g, '').slice(-4)}`

/** a***@example.com */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***')

/** `RJ-14-XX-XX34`: enough to tell several known vehicles apart. */
export const maskPlate = (plate: string): string =>
  plate.replace(/^(.{2}-?..)(.*)(..)$/, (_, start: string, middle: string, end: string) =>
    [start, middle.replace(/[A-Z0-9]/g, 'X'), end].join(''),
  )

/** `27ABCPEXXXXF1Z5`: a GSTIN contains a PAN. */
const maskGstin = (gstin: string): string => gstin.replace(/^(.{7})\d{4}(.{4})$/, '$1XXXX$2')

const masks: Readonly<Partial<Record<IdentityType, (value: string) => string>>> = {
  pan: maskPan,
  adhaar: maskAadhaar,
  gstin: maskGstin,
}

/** A document number as it may be stored and shown: the last four characters, unless its kind has a customary mask. */
export const maskIdentity = (kind: IdentityType, value: string): string =>
  masks[kind]?.(value) ?? value.replace(/.(?=.{4})/g, 'X')

/** Whether a PAN, Aadhaar number or GSTIN is masked, which is how a stored one comes back to its form. */
export const isMasked = (value: string): boolean =>
  /^(?:\w{2})?[A-Z]{5}XXXX[A-Z](?:\w{3})?$/.test(value) || /^XXXX XXXX \d{4}$/.test(value)
