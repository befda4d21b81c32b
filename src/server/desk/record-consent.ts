import { giveConsent } from '#contract/desk/consent.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { auditDeed } from '../audit/audit.store.ts'
import { insertConsent } from '../audit/consents.store.ts'
import type { Deps } from '../deps.ts'
import type { RequestedConsent } from './requested-consent.ts'

type Given = { leadId: string; employeeId: string; consent: RequestedConsent }

/** Stores a customer's consent and logs it in the audit trail; returns when it expires. */
export async function recordConsent(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  { leadId, employeeId, consent: { purpose, detail } }: Given,
): Promise<Date> {
  const givenAt = clock.now()
  const expiresAt = new Date(givenAt.getTime() + limits.consent.hours * 3_600_000)
  const told = Object.entries({ until: expiresAt.toISOString(), ...detail })
  const fields = told.map(([key, to]) => ({ field: `consent.${purpose}.${key}`, from: null, to }))
  await db.transaction(async (tx) => {
    await insertConsent(tx, { id: random.id(), leadId, employeeId, purpose, detail, givenAt, expiresAt })
    await auditDeed(tx, { leadId, employeeId, action: giveConsent.path, at: givenAt, fields })
  })
  return expiresAt
}
