import * as v from 'valibot'
import { cleanIdentity } from '#machines/rules/identity.ts'
import { isMasked, maskIdentity } from '#machines/rules/mask.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Seal } from './seal.ts'

export const identityNumbers = v.partial(
  v.object({ pan: v.string(), aadhaar: v.string(), gstin: v.string() }),
)

/** An owner's unmasked identity numbers, only for an insurer that requires them. */
export type IdentityNumbers = v.InferOutput<typeof identityNumbers>
type Kind = keyof IdentityNumbers

const types = { pan: 'pan', aadhaar: 'adhaar', gstin: 'gstin' } as const
const kinds = Object.keys(types) as Kind[]

const masked = (kind: Kind, number: string) => maskIdentity(types[kind], number)
const each = (of: readonly Kind[], numberOf: (kind: Kind) => string) =>
  Object.fromEntries(of.map((kind) => [kind, numberOf(kind)]))

/** The number on a document that insurers may ask for, sealed. An Aadhaar number is kept of no document. */
export function sealedNumber(
  seal: Seal,
  leadId: string,
  docName: string,
  number: string,
): string | undefined {
  const isAsked = docName === 'pan' || docName === 'gstin'
  return isAsked ? seal.close(JSON.stringify({ [docName]: number }), leadId) : undefined
}

/** A record's sealed numbers; undefined where they can no longer be decrypted, so that they are asked for again. */
export function openNumbers(
  seal: Seal,
  { sealed, leadId }: Pick<JourneyRecord, 'sealed' | 'leadId'>,
): IdentityNumbers {
  const opened = sealed === undefined ? undefined : seal.open(sealed, leadId)
  return opened === undefined ? {} : v.parse(identityNumbers, JSON.parse(opened))
}

/** The submitted person with masked numbers replaced by the stored ones they match. */
export function unmasked<P extends IdentityNumbers>(person: P, known: IdentityNumbers): P {
  const numberOf = (kind: Kind) => known[kind] ?? ''
  const ours = kinds.filter((kind) => known[kind] && person[kind] === masked(kind, numberOf(kind)))
  return { ...person, ...each(ours, numberOf) }
}

/** The numbers known in full: those the customer gave, and those KYC has proved where none was given. */
export function numbersInFull(person: IdentityNumbers, known: IdentityNumbers): IdentityNumbers {
  const numberOf = (kind: Kind) => known[kind] ?? ''
  const isKnown = (kind: Kind) =>
    known[kind] !== undefined && [undefined, masked(kind, numberOf(kind))].includes(person[kind])
  return each(kinds.filter(isKnown), numberOf)
}

/** The first masked number that is not the stored one. */
export const unknownNumber = (person: IdentityNumbers): Kind | undefined =>
  kinds.find((kind) => isMasked(person[kind] ?? ''))

/** The record as it may be stored: the person's numbers masked, and beside them sealed. */
export function withSealedNumbers<R extends JourneyRecord>(seal: Seal, record: R): R {
  const { person, leadId, sealed: before } = record
  if (!person) return record
  const given = kinds.filter((kind) => person[kind] !== undefined)
  if (given.length === 0) return { ...record, sealed: undefined }
  if (given.every((kind) => isMasked(person[kind] ?? ''))) return record
  const numberOf = (kind: Kind) => cleanIdentity(types[kind], person[kind] ?? '')
  const text = JSON.stringify(each(given, numberOf))
  const isSame = before !== undefined && seal.open(before, leadId) === text
  const kept = { ...person, ...each(given, (kind) => masked(kind, numberOf(kind))) }
  return { ...record, person: kept, sealed: isSame ? before : seal.close(text, leadId) }
}
