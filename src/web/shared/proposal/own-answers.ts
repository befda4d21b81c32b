import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { ownDetails } from '../../browser/policy-state/own-details.ts'

/**
 * What a logged-in customer has told of themselves, where a proposal first asks who is insured. One that was begun with
 * the contact details of somebody else gets none of it.
 */
export function ownAnswers(asks: string, { person, customer }: JourneyRecord): ReturnType<typeof ownDetails> {
  if (asks === 'contact.given' && !customer) return ownDetails()
  if (asks !== 'person.given' || person) return {}
  const own = ownDetails()
  if (!customer) return own
  const { email } = own
  return email && !customer.email && customer.mobile === own.mobile ? { email } : {}
}
