import { createHash } from 'node:crypto'
import { productOf } from '#machines/products.ts'
import type { Policy } from '../db/schema.ts'
import type { PolicyDeps } from './deps.ts'
import { picturesOf } from './document/pictures-of.ts'
import { policyDocument } from './document/policy-document.ts'
import { policyPdf } from './document/print/policy-pdf.ts'
import { keepDocument, openIssuedOf } from './policies.store.ts'

/** Makes the document of a policy and keeps it, unless there is one. */
export async function makeDocument(deps: PolicyDeps, policy: Policy): Promise<void> {
  if (policy.documentId !== null) return
  const { config, files, random, clock, db } = deps
  const isSandbox = config.partners.insurers.startsWith(`${config.baseUrl}/sandbox/`)
  const issued = openIssuedOf(deps, policy)
  const content = productOf(deps.products, issued.record).document(issued)
  const document = policyDocument(issued, content, { baseUrl: config.baseUrl, isSandbox })
  const bytes = await policyPdf(document, await picturesOf(deps, policy.leadId, content.chapters))
  const storedName = random.id()
  await files.put(storedName, bytes)
  const kept = await keepDocument(db, policy.id, {
    id: random.id(),
    leadId: policy.leadId,
    category: 'policy',
    kind: 'policy',
    originalName: fileName(policy.policyNumber),
    storedName,
    mime: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: clock.now(),
  })
  if (!kept) await files.remove(storedName)
}

/** A policy number may contain any character; a file name may not. */
const fileName = (policyNumber: string) => `safar-policy-${policyNumber.replace(/[^\w]+/g, '-')}.pdf`
