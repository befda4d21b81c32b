import type { IdentityType } from '../reference/documents.ts'
import { form } from '../reference/messages/form.ts'
import { identity } from '../reference/messages/identity.ts'
import type { OwnerType } from '../reference/policies.ts'
import { plateStateCodes } from '../reference/states.ts'
import { luhn36Holds, verhoeffHolds } from './checksums.ts'

export type CheckedNumber = IdentityType | 'chassis' | 'engine' | 'puc' | 'pincode'

const pan = /^[A-Z]{3}([ABCFGHJLPTK])[A-Z](?!0000)\d{4}[A-Z]$/
const gstin = /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{3}[ABCFGHJLPTK][A-Z]\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const cin =
  /^[LUF]\d{5}(?:A[NPRS]|BR|C[GHT]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BNY]|RJ|SK|T[GNRSZ]|U[KPRT]|WB)(?:18|19|20)\d{2}(?:PLC|PTC|OPC|NPL|GOI|SGC|FLC|FTC|GAP|GAT|ULL|ULT)\d{6}$/
const aadhaar = /^[2-9]\d{11}$/
const licence = /^([A-Z]{2})\d{2}(?:19|20)\d{9}$/

const isPalindrome = (text: string): boolean => [...text].reverse().join('') === text

const tests: Readonly<Record<CheckedNumber, (value: string) => boolean>> = {
  pan: (value) => pan.test(value),
  adhaar: (value) => aadhaar.test(value) && !isPalindrome(value) && verhoeffHolds(value),
  gstin: (value) => gstin.test(value) && luhn36Holds(value),
  cin: (value) => cin.test(value),
  // Only newer cards have a check digit, so only the format is checked.
  voterId: (value) => /^[A-Z]{3}\d{7}$/.test(value),
  passport: (value) => /^[A-PR-WY]\d{7}$/.test(value),
  dl: (value) => plateStateCodes.has(licence.exec(value)?.[1] ?? ''),
  nregaCard: (value) => /^[A-Z]{2}(?:-?\d{2})(?:-?\d{3}){3}\/?\d{1,6}(?:-?[A-Z0-9]{0,2})$/.test(value),
  ckycNumber: (value) => /^[1-9]\d{13}$/.test(value),
  // 17 characters without I, O and Q on newer vehicles, fewer on older ones.
  chassis: (value) => /^(?:[A-HJ-NPR-Z0-9]{17}|(?!.{17}$)[A-Z0-9/-]{5,25})$/.test(value),
  engine: (value) => /^[A-Z0-9/-]{5,25}$/.test(value),
  puc: (value) => /^[A-Z0-9]{5,25}$/.test(value),
  pincode: (value) => /^[1-9]\d{5}$/.test(value),
}

/**
 * Normalises a number to capitals without spaces, a driving licence also without
 * its dashes, as it is stored and sent.
 */
export function cleanIdentity(kind: CheckedNumber, value: string): string {
  const capitals = value.toUpperCase().replace(/\s/g, '')
  return kind === 'dl' ? capitals.replaceAll('-', '') : capitals
}

/** The error in a document or vehicle number, if any (C-80). An organisation may not use a person's PAN. */
export function checkIdentity(kind: CheckedNumber, value: string, owner?: OwnerType): string | undefined {
  const clean = cleanIdentity(kind, value)
  if (!clean) return form.required
  if (!tests[kind](clean)) return identity[kind]
  return kind === 'pan' && owner ? panOwnerError(clean, owner) : undefined
}

/** The fourth letter of a PAN is its holder's type: P for a person, any other for an organisation. */
function panOwnerError(value: string, owner: OwnerType): string | undefined {
  const ofPerson = pan.exec(value)?.[1] === 'P'
  if (owner === 'organisation') return ofPerson ? identity.panOfPerson : undefined
  return ofPerson ? undefined : identity.panOfOrganisation
}
