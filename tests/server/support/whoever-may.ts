import type { AnyCall } from '#contract/calls.ts'
import { may } from '#machines/reference/permissions.ts'
import type { Deps } from '#server/deps.ts'
import { aJourney } from '../journeys/asha.ts'
import { aCustomer, anEmployee } from './signed-in.ts'
import type { TestServer } from './test-server.ts'

/** Who wears a badge is a customer, and everybody else the admin. */
export const badge: Deps['identify'] = async (c) =>
  c.req.header('cookie')?.includes('badge=asha') ? aCustomer('asha') : anEmployee('dev', 'admin')

/** Whoever may make a call: a customer with a journey where customers may, the admin otherwise. */
export async function whoeverMay(server: TestServer) {
  const [customer, admin] = [server.visitor(), server.visitor()]
  customer.jar.set('badge', 'asha')
  const journey = await aJourney(customer, 6)
  const callerOf = ({ action }: Pick<AnyCall, 'action'>) => (may('customer', action) ? customer : admin)
  return {
    ...journey,
    customer,
    admin,
    callerOf,
    /** Makes a call, about the customer's journey where it is about one. */
    ask(call: AnyCall, request: Record<string, unknown>): Promise<Response> {
      const lead = call.lead === 'customerLeadId' ? { customerLeadId: journey.customerLeadId } : {}
      return callerOf(call).ask(call, { ...request, ...lead })
    },
  }
}
