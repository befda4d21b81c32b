import { productOf } from '#machines/products.ts'
import { findDocument } from '../documents/uploads.store.ts'
import { policyMail } from '../messages/mail-templates.ts'
import type { Attachment } from '../messages/send-mail.ts'
import { policySms } from '../messages/sms-templates.ts'
import { type Telling, tellBy, tellingKind } from '../messages/tell.ts'
import type { PolicyDeps } from './deps.ts'
import { issuedOf, policyOfLead } from './policies.store.ts'
import { receiverOf } from './receiver.ts'

/** Notifies the customer by SMS and mail that the document is ready. */
export const tellOfPolicy = tellingKind('tell-of-policy')

/** Sends the link to the document, which opens for its owner only, and by mail the document itself (decision 0260). */
export async function tell(deps: PolicyDeps, { leadId, channel }: Telling): Promise<void> {
  const receiver = await receiverOf(deps, leadId)
  if (!receiver) return
  const link = `${deps.config.baseUrl}/success-page/${leadId}`
  const { title, to } = receiver
  const attachments = channel === 'mail' ? await documentOf(deps, leadId) : []
  await tellBy(deps, channel, to, {
    sms: policySms(link, title),
    mail: policyMail(link, title, attachments.length > 0),
    attachments,
  })
}

/** The policy's document as a mail carries it; none where it may hold sealed answers (decision 0153). */
async function documentOf({ db, files, products }: PolicyDeps, leadId: string): Promise<Attachment[]> {
  const policy = await policyOfLead(db, leadId)
  if (!policy || productOf(products, issuedOf({ products }, policy).record).sealedFields?.length) return []
  const document = policy.documentId ? await findDocument(db, policy.documentId) : undefined
  const bytes = document && (await files.get(document.storedName))
  return bytes ? [{ name: document.originalName, mime: document.mime, bytes }] : []
}
