import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { EndorseReply } from '#contract/partners/insurer.ts'
import { productOf } from '#machines/products.ts'
import { subjectsOf, withChange } from '#machines/purchase/endorsement/with-change.ts'
import { insurerOf } from '#machines/reference/insurers.ts'
import { endorsement as texts } from '#machines/reference/messages/endorsement.ts'
import type { Endorsement, PolicyChange } from '#machines/schemas/endorsement.ts'
import type { Policy, StoredEndorsement } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { fail } from '../../http/fail.ts'
import { InsurerError } from '../../insurers/insurer-error.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type { PolicyDeps } from '../deps.ts'
import { issuedOf, lockPolicy, policyOfLead } from '../policies.store.ts'
import { type Asked, askedChange } from './asked-change.ts'
import { conclude, refuse } from './conclude.ts'
import { endorsementStatusOf } from './endorsement-status.ts'
import {
  changeOf,
  endorsementRow,
  findEndorsement,
  insertEndorsement,
  madeEndorsements,
  pendingEndorsement,
} from './endorsements.store.ts'
import { partnerEndorsement } from './partner-endorsement.ts'

/** Takes a change to its end, where the insurer was silent or this process died. */
export const finishEndorsement = jobKind(
  'finish-endorsement',
  v.object({ leadId: v.string(), endorsementId: v.string() }),
  { retries: 12, backoffMs: 5_000 },
)

const watchMs = 60_000

/**
 * Has a policy changed. The request is kept first; then the insurer is asked under a key of its own, so that a second
 * press or a restart changes nothing twice; with its yes the document is made anew.
 */
export async function endorsePolicy(deps: PolicyDeps, leadId: string, asked: Asked): Promise<Endorsement> {
  const id = await recordRequest(deps, leadId, asked)
  try {
    await finish(deps, leadId, id)
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error
    deps.log.warn({ kind: error.kind, leadId }, 'endorsement not answered')
  }
  const endorsement = await findEndorsement(deps.db, id)
  if (!endorsement) throw new Error('The endorsement was not kept')
  return endorsementRow(endorsement)
}

/** One at a time; asking for the same again returns the first request, answered or not. */
function recordRequest(deps: PolicyDeps, leadId: string, asked: Asked): Promise<string> {
  const { db, jobs, clock, random } = deps
  return db.transaction(async (tx) => {
    const policy = await lockPolicy(tx, leadId)
    const change = askedChange(asked, clock.today())
    const pending = policy && (await pendingEndorsement(tx, policy.id))
    if (pending && isDeepStrictEqual(changeOf(pending), change)) return pending.id
    const known = endorsementStatusOf(deps, policy, pending)
    if (!policy || known.state !== 'offered')
      return fail('not-now', known.state === 'impossible' ? known.message : texts.waits)
    const { record } = issuedOf(deps, policy)
    if (!subjectsOf(record).includes(asked.subject)) return fail('not-allowed')
    const changed = withChange(productOf(deps.products, record), record, change)
    if (!changed) return fail('not-now', changesPremium(policy))
    if (isDeepStrictEqual(changed, record))
      return (await madeAs(tx, policy.id, change))?.id ?? fail('not-now', texts.unchanged)

    const id = random.id()
    const now = { onDay: clock.today(), createdAt: clock.now() }
    await insertEndorsement(tx, { id, policyId: policy.id, change, state: 'asked', ...now })
    const startAfter = new Date(clock.now().getTime() + watchMs)
    await jobs.send(finishEndorsement, { leadId, endorsementId: id }, { startAfter, singletonKey: id, tx })
    return id
  })
}

const madeAs = async (tx: Db, policyId: string, change: PolicyChange) =>
  (await madeEndorsements(tx, policyId)).findLast((made) => isDeepStrictEqual(changeOf(made), change))

function changesPremium({ insurerId }: Policy): string {
  const { name, helpline } = insurerOf(insurerId)
  return texts.changesPremium(name, helpline.number)
}

/** Rejects with an `InsurerError` where the insurer is silent. */
export async function finish(deps: PolicyDeps, leadId: string, endorsementId: string): Promise<void> {
  const policy = await policyOfLead(deps.db, leadId)
  const endorsement = await findEndorsement(deps.db, endorsementId)
  if (!policy || endorsement?.state !== 'asked') return
  const answer = await answerOf(deps, policy, endorsement)
  if ('declined' in answer) await refuse(deps, leadId, endorsement, answer.declined)
  else await conclude(deps, policy, endorsement, answer)
}

async function answerOf(
  { insurers }: PolicyDeps,
  { insurerId, policyNumber }: Policy,
  endorsement: StoredEndorsement,
): Promise<EndorseReply | { declined: string }> {
  const request = partnerEndorsement(changeOf(endorsement))
  try {
    return await insurers.endorse(insurerOf(insurerId).key, policyNumber, request, endorsement.id)
  } catch (error) {
    if (error instanceof InsurerError && error.kind === 'declined') return { declined: error.message }
    throw error
  }
}
