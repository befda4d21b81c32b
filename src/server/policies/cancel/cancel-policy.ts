import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { CancellationReason } from '#machines/reference/cancellation.ts'
import { cancellation as texts } from '#machines/reference/messages/cancellation.ts'
import type { CancellationStatus } from '#machines/schemas/cancellation.ts'
import { policies } from '../../db/schema.ts'
import type { Db } from '../../db/types.ts'
import { fail } from '../../http/fail.ts'
import { InsurerError } from '../../insurers/insurer-error.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { queueNotifications } from '../../messages/notifications.ts'
import { requestPartialRefund } from '../../payments/refunds.store.ts'
import type { PolicyDeps } from '../deps.ts'
import { keyOf } from '../issue.ts'
import { issuedOf, lockPolicy, policyOfLead } from '../policies.store.ts'
import { cancellationStatusOf } from './cancellation-status.ts'
import { tellOfCancellation } from './tell-of-cancellation.ts'

/** Takes a cancellation to its end, where the insurer was silent or this process died. */
export const finishCancellation = jobKind('finish-cancellation', v.object({ leadId: v.string() }), {
  retries: 12,
  backoffMs: 5_000,
})

const watchMs = 60_000

type Asked = { reason: CancellationReason; refund: number }

/**
 * Ends a policy for the refund that was shown. The request is kept first; then the insurer is asked under a key of its
 * own, so that a second press or a restart ends nothing twice; with its yes the refund is on its way.
 */
export async function cancelPolicy(
  deps: PolicyDeps,
  leadId: string,
  asked: Asked,
): Promise<CancellationStatus> {
  await recordRequest(deps, leadId, asked)
  try {
    await finish(deps, leadId)
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error
    if (error.kind === 'declined') return fail('not-now', error.message)
    deps.log.warn({ kind: error.kind, leadId }, 'cancellation not answered')
  }
  return cancellationStatusOf(deps, await policyOfLead(deps.db, leadId), deps.clock.today())
}

/** Once; asking again returns the first request. */
function recordRequest(deps: PolicyDeps, leadId: string, { reason, refund }: Asked): Promise<void> {
  const { db, jobs, clock } = deps
  return db.transaction(async (tx) => {
    const policy = await lockPolicy(tx, leadId)
    if (policy?.cancellation) return
    const today = clock.today()
    const status = cancellationStatusOf(deps, policy, today)
    if (status.state === 'refused') return fail('not-now', status.message)
    if (status.state !== 'offered' || status.refund !== refund) return fail('not-now', texts.changed)
    if (!status.reasons.includes(reason))
      return fail('invalid', undefined, { issues: [{ path: 'reason', message: texts.notOffered }] })
    const cancellation = { state: 'asked' as const, reason, on: today, refundPaise: refund }
    await tx.update(policies).set({ cancellation }).where(eq(policies.leadId, leadId))
    const startAfter = new Date(clock.now().getTime() + watchMs)
    await jobs.send(finishCancellation, { leadId }, { startAfter, singletonKey: leadId, tx })
  })
}

/** Rejects with an `InsurerError` where the insurer is silent; what it declines is not asked for any more. */
export async function finish(deps: PolicyDeps, leadId: string): Promise<void> {
  const policy = await policyOfLead(deps.db, leadId)
  if (policy?.cancellation?.state !== 'asked') return
  const { reason, on, refundPaise: refund } = policy.cancellation
  const request = { reason, from: on, refund }
  try {
    const key = `cancellation-${policy.id}`
    await deps.insurers.cancel(keyOf(policy.insurerId), policy.policyNumber, request, key)
  } catch (error) {
    if (error instanceof InsurerError && error.kind === 'declined') await dropRequest(deps.db, leadId)
    throw error
  }
  await conclude(deps, leadId)
}

/** The first to come here gives the money back. */
function conclude(deps: PolicyDeps, leadId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const policy = await lockPolicy(tx, leadId)
    if (policy?.cancellation?.state !== 'asked') return
    const cancellation = { ...policy.cancellation, state: 'done' as const }
    await tx.update(policies).set({ cancellation }).where(eq(policies.leadId, leadId))
    const { payment } = issuedOf(deps, policy)
    await requestPartialRefund(tx, deps, {
      paymentId: payment.reference,
      amountPaise: cancellation.refundPaise,
    })
    await queueNotifications(deps.jobs, tx, tellOfCancellation, leadId)
    deps.log.info({ leadId, policyId: policy.id }, 'policy cancelled')
  })
}

const dropRequest = (db: Db, leadId: string) =>
  db.transaction(async (tx) => {
    const policy = await lockPolicy(tx, leadId)
    if (policy?.cancellation?.state !== 'asked') return
    await tx.update(policies).set({ cancellation: null }).where(eq(policies.leadId, leadId))
  })
