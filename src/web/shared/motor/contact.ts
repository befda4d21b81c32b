import type { SavedStep } from '#machines/core/meta.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { ownDetails } from '../../browser/policy-state/own-details.ts'
import { policyState } from '../../browser/policy-state/policy-state.ts'
import { createCustomerOf } from '../../saving/calls.ts'

/** What a logged-in customer has told already, wherever a name and a number are first asked. */
export const ownContact = (
  asks: string,
  { record }: { record: Pick<JourneyRecord, 'customer'> },
): ReturnType<typeof ownDetails> => (asks === 'contact.given' && !record.customer ? ownDetails() : {})

/** Stores the customer's details with their step, while the journey goes on (MOTOR-27, C-127). */
export async function saveCustomer(step: SavedStep, record: JourneyRecord): Promise<void> {
  const customerId = step === 5 ? await createCustomerOf(record) : undefined
  if (customerId !== undefined) policyState.set({ userData: { customerId } })
}
