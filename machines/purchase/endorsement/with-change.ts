import type { ServerProduct } from '../../core/server-product.ts'
import type { Contact, EndorsementSubject, PolicyChange } from '../../schemas/endorsement.ts'
import type { JourneyRecord } from '../../schemas/journey-record.ts'

type Endorsed<R extends JourneyRecord> = Pick<ServerProduct<R>, 'withContact'>

/** The record of a policy with a change made; undefined where that would change its price. */
export function withChange<R extends JourneyRecord>(
  product: Endorsed<R>,
  record: R,
  change: PolicyChange,
): R | undefined {
  if (change.subject === 'nominee') return { ...record, nominee: change.nominee }
  if (product.withContact) return product.withContact(record, change.contact)
  return withContact(record, change.contact)
}

/** The record with other contact details of its person. */
export function withContact<R extends JourneyRecord>(record: R, contact: Contact): R {
  const { person, customer } = record
  const { email, mobile } = contact
  return {
    ...record,
    ...(person && { person: { ...person, ...contact } }),
    ...(customer && { customer: { ...customer, email, mobile } }),
  }
}

/** What can be changed of a policy: a nominee only where one is named. */
export const subjectsOf = ({ nominee, person }: JourneyRecord): EndorsementSubject[] => [
  ...(nominee ? (['nominee'] as const) : []),
  ...(person ? (['contact'] as const) : []),
]
