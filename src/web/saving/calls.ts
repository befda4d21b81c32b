/** Outside calls that several machines make. They fail with an Error whose message may be shown. */
import { createCustomer } from '#contract/journey/customer.calls.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { bodyOf } from '../api-client/body-of.ts'
import { send } from '../api-client/send.ts'

export { bodyOf }

/** Stores the customer's details; the quotes do not wait for it (C-127). */
export async function createCustomerOf({ leadId, customer }: JourneyRecord): Promise<string | undefined> {
  if (!customer) return undefined
  const { name, email, mobile } = customer
  const details = { customer_name: name, customer_email: email, customer_phone: mobile }
  const sent = await send(createCustomer, { ...details, customerLeadId: leadId })
  return sent.ok ? sent.body.data.id : undefined
}
