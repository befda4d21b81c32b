import type { VisitKey } from '#contract/views/traffic.ts'
import { hashOf } from '#machines/core/version.ts'
import { secretHashOf } from '../http/caller.ts'
import { keyedHash } from '../http/keyed-hash.ts'

/** A journey's visit: under the tab's key until the lead is known, and then, on any device, under the lead's. */
export type VisitKeys = { visit: string; before?: string }

/** The visit a browser tells of. Only hashes are kept, that of a lead with a secret the database does not have. */
export function visitKeysOf(secret: string, { key, lead }: VisitKey): VisitKeys {
  const before = secretHashOf(key)
  return lead === undefined ? { visit: before } : { visit: keyOfHashed(secret, lead), before }
}

/** The visit of what the server's own machines do for a lead. */
export const visitOfLead = (secret: string, leadId: string): string => keyOfHashed(secret, hashOf(leadId))

const keyOfHashed = (secret: string, lead: string) => keyedHash(secret, `visit ${lead}`)
