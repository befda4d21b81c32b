import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { createCustomerOf } from '../journey/calls.ts'
import { policyState } from '../journey/policy-state/policy-state.ts'

/** Has the customer's details kept while the wizard goes on (register MOTOR-27, C-127). */
export async function keepCustomer(record: JourneyRecord): Promise<void> {
  const customerId = await createCustomerOf(record)
  if (customerId !== undefined) policyState.set({ userData: { customerId } })
}
