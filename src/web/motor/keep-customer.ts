import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { policyState } from '../browser/policy-state/policy-state.ts'
import { createCustomerOf } from '../saving/calls.ts'

/** Stores the customer's details while the wizard continues (MOTOR-27, C-127). */
export async function saveCustomer(record: JourneyRecord): Promise<void> {
  const customerId = await createCustomerOf(record)
  if (customerId !== undefined) policyState.set({ userData: { customerId } })
}
