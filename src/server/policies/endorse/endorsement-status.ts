import { knownContact } from '#machines/purchase/endorsement/contact.fields.ts'
import { subjectsOf } from '#machines/purchase/endorsement/with-change.ts'
import { knownNominee } from '#machines/purchase/proposal/nominee.fields.ts'
import { insurerOf } from '#machines/reference/insurers.ts'
import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import type { EndorsementStatus } from '#machines/schemas/endorsement.ts'
import type { Policy, StoredEndorsement } from '../../db/schema.ts'
import type { PolicyDeps } from '../deps.ts'
import { issuedOf } from '../policies.store.ts'
import { endorsementRow } from './endorsements.store.ts'

/** What can be changed of a policy today; while its insurer is silent, what it was asked for. */
export function endorsementStatusOf(
  { products, clock }: Pick<PolicyDeps, 'products' | 'clock'>,
  policy: Policy | undefined,
  pending: StoredEndorsement | undefined,
): EndorsementStatus {
  if (!policy || policy.documentId === null) return impossible(texts.notIssued)
  if (policy.cancellation) return impossible(texts.cancelled)
  const { end, record } = issuedOf({ products }, policy)
  if (clock.today() > end) return impossible(texts.ended)
  if (pending) return { state: 'answered', endorsement: endorsementRow(pending) }
  const { name, helpline } = insurerOf(policy.insurerId)
  return {
    state: 'offered',
    subjects: subjectsOf(record),
    known: { nominee: knownNominee(record), contact: knownContact(record) },
    insurer: { name, helpline },
  }
}

const impossible = (message: string) => ({ state: 'impossible', message }) as const
