import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { type Customer, leads } from '../db/schema.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { markVerified } from './customers.store.ts'
import { openSession } from './open-session.ts'
import type { Renewed } from './refresh-token.ts'

type SignInCustomerDeps = Pick<Deps, 'db' | 'clock' | 'random'>

/** Signs in the person who proved this customer's number, in the browser of `owners`, in one transaction. */
export function signInCustomer(
  deps: SignInCustomerDeps,
  { id: customerId, mobile }: Customer,
  owners: readonly string[],
): Promise<Renewed> {
  return deps.db.transaction(async (tx) => {
    await markVerified(tx, customerId, deps.clock.now())
    await joinLeads(tx, { customerId, mobile, owners })
    return openSession(tx, deps, { kind: 'customer', customerId })
  })
}

type Proved = { customerId: string; mobile: string; owners: readonly string[] }

/** Unowned journeys that this browser started, or that have the proved number, become the customer's. */
async function joinLeads(tx: Db, { customerId, mobile, owners }: Proved): Promise<void> {
  const ofBrowser = inArray(leads.ownerHash, [...owners])
  await tx
    .update(leads)
    .set({ customerId })
    .where(and(isNull(leads.customerId), or(ofBrowser, eq(leads.mobile, mobile))))
}
