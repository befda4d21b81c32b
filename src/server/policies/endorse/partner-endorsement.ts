import type { EndorseRequest } from '#contract/partners/insurer.ts'
import type { PolicyChange } from '#machines/schemas/endorsement.ts'
import { partnerNominee } from '../../insurers/partner-nominee.ts'

/** Encodes a change for the insurer. */
export function partnerEndorsement(change: PolicyChange): EndorseRequest {
  if (change.subject === 'nominee') return { nominee: partnerNominee(change.nominee) }
  const { addressLine: address, ...reached } = change.contact
  return { contact: { ...reached, address } }
}
