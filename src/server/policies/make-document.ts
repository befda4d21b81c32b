import { createHash } from 'node:crypto'
import { productOf } from '#machines/products.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { Policy } from '../db/schema.ts'
import type { PolicyDeps } from './deps.ts'
import { picturesOf } from './document/pictures-of.ts'
import { policyDocument } from './document/policy-document.ts'
import { policyPdf } from './document/print/policy-pdf.ts'
import { keepDocument, openIssuedOf } from './policies.store.ts'

/** Makes the document of a policy and keeps it, unless there is one. */
export async function makeDocument(deps: PolicyDeps, policy: Policy): Promise<void> {
  if (policy.documentId !== null) return
  const { files, random, clock, db } = deps
  const issued = openIssuedOf(deps, policy)
  const content = productOf(deps.products, issued.record).document(issued)
  const document = policyDocument(issued, content, placeOf(deps.config))
  const bytes = await policyPdf(document, await picturesOf(deps, policy.leadId, content.chapters))
  const storedName = random.id()
  await files.put(storedName, bytes)
  const kept = await keepDocument(db, policy.id, {
    id: random.id(),
    leadId: policy.leadId,
    category: 'policy',
    kind: 'policy',
    originalName: fileName('policy', policy.policyNumber),
    storedName,
    mime: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: clock.now(),
  })
  if (!kept) await files.remove(storedName)
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
    bytes: await policyPdf(policyDocument(issued, content, placeOf(deps.config))),
  }
}

const placeOf = ({ baseUrl, partners }: PolicyDeps['config']) => ({
  baseUrl,
  isSandbox: partners.insurers.startsWith(`${baseUrl}/sandbox/`),
})

/** A policy number may contain any character; a file name may not. */
const fileName = (kind: 'policy' | 'receipt', policyNumber: string) =>
  `safar-${kind}-${policyNumber.replace(/[^\w]+/g, '-')}.pdf`
