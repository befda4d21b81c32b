import { createHash } from 'node:crypto'
import type { IssuedPolicy } from '#machines/document/issued.ts'
import { productOf } from '#machines/products.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import type { Policy, StoredDocument } from '../db/schema.ts'
import type { PolicyDeps } from './deps.ts'
import { type MadeEndorsement, withEndorsement } from './document/endorsement-chapter.ts'
import { picturesOf } from './document/pictures-of.ts'
import { policyDocument } from './document/policy-document.ts'
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
  const { files, print, random, clock, products } = deps
  const printed = productOf(products, issued.record).document(issued)
  const content = endorsement ? withEndorsement(printed, issued, endorsement) : printed
  const document = policyDocument(issued, content, placeOf(deps.config))
  const bytes = await print(document, await picturesOf(deps, leadId, content.chapters))
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
  const issued = openIssuedOf(deps, policy)
  const { summary, receipt } = productOf(deps.products, issued.record).document(issued)
  const { cancellation } = policy
  const { person } = issued.record
  const refund = cancellation?.state === 'done' && formatRupees(cancellation.refundPaise)
  const content = {
    title: 'Premium receipt',
    summary: [
      ['Received from', person ? `${person.salutation} ${person.fullName}` : ''] as const,
      ...summary,
      ...(refund ? ([['Given back', refund]] as const) : []),
    ],
    chapters: receipt,
  }
  return {
    name: fileName('receipt', policy.policyNumber),
    bytes: await deps.print(policyDocument(issued, content, placeOf(deps.config))),
  }
}

const placeOf = ({ baseUrl, partners }: PolicyDeps['config']) => ({
  baseUrl,
  isSandbox: partners.insurers.startsWith(`${baseUrl}/sandbox/`),
})

/** A policy number may contain any character; a file name may not. */
const fileName = (kind: 'policy' | 'receipt', policyNumber: string) =>
  `safar-${kind}-${policyNumber.replace(/[^\w]+/g, '-')}.pdf`
