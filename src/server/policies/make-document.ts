import { createHash } from 'node:crypto'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { findLead } from '../access/leads.store.ts'
import type { Policy, StoredDocument } from '../db/schema.ts'
import type { Documents } from '../printed/documents.ts'
import type { MadeEndorsement } from '../printed/endorsement-chapter.ts'
import type { PolicyDeps } from './deps.ts'
import { picturesOf } from './document/pictures-of.ts'
import { keepDocument, openIssuedOf } from './policies.store.ts'

/** Makes the document of a policy and keeps it, unless there is one. */
export async function makeDocument(deps: PolicyDeps, policy: Policy): Promise<void> {
  if (policy.documentId !== null) return
  const document = await printPolicy(deps, policy, openIssuedOf(deps, policy))
  if (!(await keepDocument(deps.db, policy.id, document))) await deps.files.remove(document.storedName)
}

/** Prints a policy and stores the file; of an endorsed one the endorsement is its first chapter. */
export async function printPolicy(
  deps: PolicyDeps,
  { leadId, policyNumber }: Policy,
  issued: IssuedPolicy<JourneyRecord>,
  endorsement?: MadeEndorsement,
): Promise<StoredDocument> {
  const { files, print, random, clock } = deps
  const documents = await documentsFor(deps, leadId)
  const document = documents.policy(issued, placeOf(deps.config), endorsement)
  const bytes = await print(document, await picturesOf(deps, leadId, document.chapters))
  const storedName = random.id()
  await files.put(storedName, bytes)
  return {
    id: random.id(),
    leadId,
    category: 'policy',
    kind: endorsement ? 'endorsement' : 'policy',
    originalName: fileName('policy', endorsement?.number ?? policyNumber),
    storedName,
    mime: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: clock.now(),
  }
}

/** A PDF of what was paid and the tax in it; made anew each time, since nothing in it changes. */
export async function makeReceipt(deps: PolicyDeps, policy: Policy) {
  const { cancellation, leadId, policyNumber } = policy
  const documents = await documentsFor(deps, leadId)
  const refund = cancellation?.state === 'done' ? cancellation.refundPaise : undefined
  const receipt = documents.receipt(openIssuedOf(deps, policy), placeOf(deps.config), refund)
  return { name: fileName('receipt', policyNumber), bytes: await deps.print(receipt) }
}

/** What is printed for the owner of a journey, in their language (decision 0277). */
const documentsFor = async ({ db, documentsIn }: PolicyDeps, leadId: string): Promise<Documents> =>
  documentsIn((await findLead(db, leadId))?.language ?? 'en')

const placeOf = ({ baseUrl, partners }: PolicyDeps['config']) => ({
  baseUrl,
  isSandbox: partners.insurers.startsWith(`${baseUrl}/sandbox/`),
})

/** A policy number may contain any character; a file name may not. */
const fileName = (kind: 'policy' | 'receipt', policyNumber: string) =>
  `safar-${kind}-${policyNumber.replace(/[^\w]+/g, '-')}.pdf`
