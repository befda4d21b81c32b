import { eq } from 'drizzle-orm'
import { customers, leads, sessions } from '#server/db/schema.ts'
import { type Identity, nobody } from '#server/http/caller.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { payments } from '#server/payments/payments.routes.ts'
import { policies } from '#server/policies/policies.routes.ts'
import { profile } from '#server/profile/profile.routes.ts'
import { startOfTests } from '../support/clock.ts'
import { aCustomer } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'

const who: { current: Identity } = { current: nobody }

/** A server whose visitors are whoever the test says. */
export const options = {
  modules: [journeys, payments, policies, profile],
  deps: { identify: async () => who.current },
}

export function signedInAs(identity: Identity): void {
  who.current = identity
}

export const signedOut = () => signedInAs(nobody)
export const asAsha = () => signedInAs(aCustomer('asha'))
export const asRavi = () => signedInAs(aCustomer('ravi'))
export const byPartner = (customerId: string, partnerId: string, sessionId: string | null = null) =>
  signedInAs({ ...aCustomer(customerId), role: 'partner', partnerId, sessionId })

/** Gives a journey to a customer, come by a partner or not. */
export async function belongsTo(
  { db }: TestServer,
  leadId: string,
  customerId: string,
  partnerId: string | null = null,
): Promise<void> {
  await db.update(leads).set({ customerId, partnerId }).where(eq(leads.id, leadId))
}

/** Asha as she signed up. */
export async function aSignedUpCustomer({ db }: TestServer): Promise<void> {
  const at = new Date(startOfTests)
  const details = { gender: 'Female', dateOfBirth: '1992-06-15', maritalStatus: 'Married', city: 'Jaipur' }
  const known = { id: 'asha', mobile: '9876543210', uniqueNumber: '1234567890123' }
  const named = { name: 'Asha Rani Sharma', email: 'asha@example.com' }
  await db
    .insert(customers)
    .values({ ...known, ...named, ...details, verifiedAt: at, createdAt: at, updatedAt: at })
}

/** Asha's own session, in which she makes her requests; she logged in as the tests begin. */
export async function aSessionOfAsha({ db }: TestServer, id = 'session-0'): Promise<void> {
  const at = new Date(startOfTests)
  const expiresAt = new Date(at.getTime() + 30 * 86_400_000)
  const times = { renewedAt: at, createdAt: at, expiresAt }
  await db.insert(sessions).values({ id, kind: 'customer', customerId: 'asha', refreshHash: id, ...times })
  signedInAs({ ...aCustomer('asha'), sessionId: id })
}

/** The same customer, come by a partner that calls her otherwise. */
export async function aPartnersVisitor({ db }: TestServer): Promise<void> {
  const at = new Date(startOfTests)
  const until = new Date(at.getTime() + 3_600_000)
  await db.insert(sessions).values({
    id: 'session-1',
    kind: 'partner',
    customerId: 'asha',
    partnerId: 'partner-1',
    partnersWord: { name: 'A. Sharma', email: 'a@partner.example' },
    refreshHash: 'hash',
    renewedAt: at,
    createdAt: at,
    expiresAt: until,
  })
}
