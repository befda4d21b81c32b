import { productOf } from '#machines/products.ts'
import { findLead, recordOf } from '../access/leads.store.ts'
import type { PolicyDeps } from './deps.ts'
import { issuedOf, policyOfLead } from './policies.store.ts'

/** Whom to tell of a policy, where its owner is reached by now, and what their product is called. */
export async function receiverOf({ db, products }: Pick<PolicyDeps, 'db' | 'products'>, leadId: string) {
  const lead = await findLead(db, leadId)
  if (!lead) return undefined
  const policy = await policyOfLead(db, leadId)
  const { person, customer } = policy ? issuedOf({ products }, policy).record : recordOf({ products }, lead)
  const to = { mobile: lead.mobile, email: person?.email ?? customer?.email, language: lead.language }
  return { title: productOf(products, lead).title, to }
}
