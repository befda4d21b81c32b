import { eq } from 'drizzle-orm'
import type { EndorseReply } from '#contract/partners/insurer.ts'
import { productOf } from '#machines/products.ts'
import { withChange } from '#machines/purchase/endorsement/with-change.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { type Policy, policies, type StoredEndorsement } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { insertDocument } from '../../documents/uploads.store.ts'
import { queueNotifications } from '../../messages/notifications.ts'
import { rejectClearAnswers } from '../../sealed/answers.ts'
import type { PolicyDeps } from '../deps.ts'
import { printPolicy } from '../make-document.ts'
import { issuedOf, lockPolicy, openIssuedOf } from '../policies.store.ts'
import { changeOf, findEndorsement, updateEndorsement } from './endorsements.store.ts'
import { tellOfEndorsement } from './tell-of-endorsement.ts'

/** The document is made before the change is written; the first to come here writes it. */
export async function conclude(
  deps: PolicyDeps,
  policy: Policy,
  endorsement: StoredEndorsement,
  { endorsement_number: number, effective: onDay }: EndorseReply,
): Promise<void> {
  const change = changeOf(endorsement)
  const changed = <R extends JourneyRecord>(record: R) =>
    withChange(productOf(deps.products, record), record, change) ?? record
  const before = openIssuedOf(deps, policy)
  const after = { ...before, record: changed(before.record) }
  const made = { number, onDay, subject: change.subject, before: before.record }
  const document = await printPolicy(deps, policy, after, made)

  const isFirst = await deps.db.transaction(async (tx) => {
    const locked = await lockPolicy(tx, policy.leadId)
    const isAsked = (await findEndorsement(tx, endorsement.id))?.state === 'asked'
    if (!locked || !isAsked) return false
    const { record, ...issued } = issuedOf(deps, locked)
    const endorsed = changed(record)
    rejectClearAnswers(productOf(deps.products, record), endorsed)
    await insertDocument(tx, document)
    await updateEndorsement(tx, endorsement.id, { state: 'done', number, onDay, documentId: document.id })
    await setIssued(tx, locked.id, { ...issued, record: endorsed })
    await queueNotifications(deps.jobs, tx, tellOfEndorsement, policy.leadId)
    deps.log.info({ leadId: policy.leadId, policyId: locked.id, subject: change.subject }, 'policy endorsed')
    return true
  })
  if (!isFirst) await deps.files.remove(document.storedName)
}

/** The reason stays with the policy, where its owner reads it. */
export const refuse = (deps: PolicyDeps, leadId: string, { id }: StoredEndorsement, reason: string) =>
  deps.db.transaction(async (tx) => {
    await lockPolicy(tx, leadId)
    if ((await findEndorsement(tx, id))?.state !== 'asked') return
    await updateEndorsement(tx, id, { state: 'refused', reason, onDay: deps.clock.today() })
    await queueNotifications(deps.jobs, tx, tellOfEndorsement, leadId)
  })

const setIssued = (tx: Db, policyId: string, issued: Policy['issued']) =>
  tx.update(policies).set({ issued }).where(eq(policies.id, policyId))
