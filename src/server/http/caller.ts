import { createHash } from 'node:crypto'
import type { LeadKey } from '#contract/call.ts'
import type { Language } from '#machines/reference/languages.ts'
import type { Role } from '#machines/reference/permissions.ts'

/** Who is signed in, and as what. */
export type Identity = {
  role: Role
  customerId: string | null
  /** An employee's username. */
  employeeId: string | null
  /** The partner whose link the customer came by: only the journeys started through it are theirs. */
  partnerId: string | null
  sessionId: string | null
  /** The token is no longer valid, although the caller believes to be signed in. */
  hasLapsed: boolean
}

/** The caller: an identity, and the browser by the hashes of its owner secrets. */
export type Caller = Identity & { owners: readonly string[] }

export const nobody: Identity = {
  role: 'anonymous',
  customerId: null,
  employeeId: null,
  partnerId: null,
  sessionId: null,
  hasLapsed: false,
}

export const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** A lead named by its own id (`customerLeadId`, or `id` in a path) or by one of its quotes. */
export type LeadQuestion = {
  key: LeadKey
  value: string
  /** The path of the call that asks. */
  action: string
  /** Of the page that asks; undefined where it does not say. */
  language?: Language | undefined
}
