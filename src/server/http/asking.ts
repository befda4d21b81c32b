import { createHash } from 'node:crypto'
import type { Lead } from '../db/schema.ts'

/** Who is signed in. */
export type Identity = { customerId: string | null; employeeId: string | null }

/** Who asks: an identity, and the browser by the hash of the secret it was given with its first lead. */
export type Asking = Identity & { owner: string | null }

export const nobody: Identity = { customerId: null, employeeId: null }

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** A lead opens for the browser that began it, for its customer, and for its employee (ruling 13). */
export function mayOpen(lead: Lead, asking: Asking): boolean {
  return (
    same(lead.ownerHash, asking.owner) ||
    same(lead.customerId, asking.customerId) ||
    same(lead.emplId, asking.employeeId)
  )
}

const same = (theirs: string | null, ours: string | null) => theirs !== null && theirs === ours
