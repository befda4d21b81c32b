import { productOf } from '#machines/products.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { PolicyDeps } from './deps.ts'

/** Whom to tell of a policy, and what their product is called. */
export async function receiverOf({ db, products }: Pick<PolicyDeps, 'db' | 'products'>, leadId: string) {
  const lead = await findLead(db, leadId)
  if (!lead) return undefined
  const { person, customer } = recordOf({ products }, lead)
  const to = { mobile: lead.mobile, email: person?.email ?? customer?.email }
  return { title: productOf(products, lead).title, to }
}
