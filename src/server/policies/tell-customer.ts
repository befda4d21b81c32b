import { type IssuedPolicy, nameOfPayment } from '#machines/document/issued.ts'
import { productOf } from '#machines/products.ts'
import type { Policy } from '../db/schema.ts'
import { findDocument } from '../documents/uploads.store.ts'
import { linkIn } from '../messages/link-in.ts'
import { policyMail } from '../messages/mail-templates.ts'
import { type Notification, notificationJob, notifyBy } from '../messages/notifications.ts'
import type { Attachment } from '../messages/send-mail.ts'
import { policySms } from '../messages/sms-templates.ts'
import type { PolicyDeps } from './deps.ts'
import { issuedOf, policyOfLead } from './policies.store.ts'
import { receiverOf } from './receiver.ts'

/** Notifies the customer by SMS and mail that the document is ready. */
export const tellOfPolicy = notificationJob('tell-of-policy')

/** Sends the link to the document, which opens for its owner only, and by mail the document itself (decision 0260). */
export async function tell(deps: PolicyDeps, notification: Notification): Promise<void> {
  const { leadId, channel } = notification
  const receiver = await receiverOf(deps, leadId)
  if (!receiver) return
  const { title, to } = receiver
  const link = linkIn(deps, to.language, `/success-page/${leadId}`)
  const policy = await policyOfLead(deps.db, leadId)
  if (!policy) return
  const issued = issuedOf(deps, policy)
  const attachments = channel === 'mail' ? await documentOf(deps, policy, issued) : []
  await notifyBy(deps, notification, to, {
    sms: policySms(link, title),
    mail: policyMail({ link, title, payment: nameOfPayment(issued), isAttached: attachments.length > 0 }),
    attachments,
  })
}

/** The policy's document as a mail carries it; none where it may hold sealed answers (decision 0153). */
async function documentOf(
  { db, files, products }: PolicyDeps,
  { documentId }: Policy,
  { record }: IssuedPolicy,
): Promise<Attachment[]> {
  if (productOf(products, record).sealedFields?.length) return []
  const document = documentId ? await findDocument(db, documentId) : undefined
  const bytes = document && (await files.get(document.storedName))
  return bytes ? [{ name: document.originalName, mime: document.mime, bytes }] : []
}
