import type { CustomerType } from '#machines/schemas/basics.ts'
import { recordOf } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../http/fail.ts'
import type { SealedFiles } from '../storage/sealed-files.ts'
import type { KycPartner } from './kyc.partner.ts'

export type KycDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'config' | 'jobs' | 'log' | 'products'> & {
  partner: KycPartner
  files: SealedFiles
}

/** Whose identity is checked: the journey's owner, by the given name. */
export type Owner = { leadId: string; name: string; customerType: CustomerType }

/** Whom a new check is about. */
export const aboutOwner = ({ leadId, name }: Owner) => ({ leadId, ownerName: name })

/** The owner of a journey, once their name is known; `asOnDocument` is that name, corrected. */
export function kycOwnerOf(deps: Pick<Deps, 'products'>, lead: Lead, asOnDocument?: string): Owner {
  const { customer, customerType } = recordOf(deps, lead)
  if (!customer || !customerType) return fail('not-now')
  return { leadId: lead.id, name: asOnDocument ?? customer.name, customerType }
}
