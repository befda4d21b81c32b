import type { Customer } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { markVerified } from './customers.store.ts'
import { joinLeads } from './join-leads.ts'
import { openSession } from './open-session.ts'
import type { Renewed } from './refresh-token.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'random'>

/** Signs in whoever proved this customer's number, on the browser of `owner`: all that follows, or nothing. */
export function signInCustomer(
  deps: Needs,
  { id: customerId, mobile }: Customer,
  owner: string | null,
): Promise<Renewed> {
  return deps.db.transaction(async (tx) => {
    await markVerified(tx, customerId, deps.clock.now())
    await joinLeads(tx, { customerId, mobile, owner })
    return openSession(tx, deps, { kind: 'customer', customerId })
  })
}
