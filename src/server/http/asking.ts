import { createHash } from 'node:crypto'
import type { Role } from '#machines/reference/permissions.ts'
import type { Lead } from '../db/schema.ts'

/** Who is signed in, and as what. */
export type Identity = {
  role: Role
  customerId: string | null
  /** An employee's username. */
  employeeId: string | null
  /** The partner whose link the customer came by: theirs are only the journeys begun through it. */
  partnerId: string | null
  sessionId: string | null
  /** A token was shown that is not good any more: whoever showed it takes themselves for signed in. */
  hasLapsed: boolean
}

/** Who asks: an identity, and the browser by the hash of the secret it was given with its first lead. */
export type Asking = Identity & { owner: string | null }

export const nobody: Identity = {
  role: 'anonymous',
  customerId: null,
  employeeId: null,
  partnerId: null,
  sessionId: null,
  hasLapsed: false,
}

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/**
 * A lead opens for the browser that began it, for its customer, and for its employee (ruling 13). To any other
 * employee it opens by the customer's consent, see the lead guard.
 */
export function mayOpen(lead: Lead, asking: Asking): boolean {
  return (
    same(lead.ownerHash, asking.owner) || isCustomers(lead, asking) || same(lead.emplId, asking.employeeId)
  )
}

/** What a partner said of a visitor proves nothing of what that customer did elsewhere. */
const isCustomers = (lead: Lead, { customerId, partnerId }: Asking) =>
  same(lead.customerId, customerId) && (partnerId === null || lead.partnerId === partnerId)

const same = (theirs: string | null, ours: string | null) => theirs !== null && theirs === ours
