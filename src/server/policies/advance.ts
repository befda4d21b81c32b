import { messages } from '#machines/reference/messages.ts'
import { canMove, moveLifecycle } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import { InsurerError } from '../insurers/insurer-error.ts'
import { queueNotifications } from '../messages/notifications.ts'
import { lockLead } from '../payments/payments.store.ts'
import type { PolicyDeps } from './deps.ts'
import { keyOf, policyFor } from './issue.ts'
import { makeDocument } from './make-document.ts'
import { issueAgain } from './rounds.ts'
import { tellOfPolicy } from './tell-customer.ts'

/** The result of one attempt at a policy and its document. */
type IssueAttempt =
  | { kind: 'ready' }
  /** The insurer has not issued it yet, or could not be reached. */
  | { kind: 'pending'; isSilent: boolean }
  | { kind: 'failure'; message: string }

/** How often a silent insurer is retried before the customer is asked to come back later. */
const patientRounds = 3

/**
 * Advances a paid journey to its document: requests it (T37, T41, T43), issues, prints, and applies
 * the outcome (T38 to T40). Safe to run twice in parallel: the insurer has an idempotency key, and
 * the first to finish applies the event.
 */
export async function advance(
  deps: PolicyDeps,
  leadId: string,
  round: number,
  by: Actor,
): Promise<IssueAttempt> {
  if (!(await begin(deps, leadId, by))) return { kind: 'ready' }
  const attempt = await attemptOf(deps, leadId)
  await end(deps, leadId, round, attempt)
  return attempt
}

/** After a failure of ours that retries did not resolve: the customer is asked to come back, and we retry as well. */
export const giveUpForNow = (deps: PolicyDeps, leadId: string, round: number): Promise<void> =>
  end(deps, leadId, Math.max(round, patientRounds), { kind: 'pending', isSilent: false })

/** False where there is nothing left to do. */
function begin(deps: PolicyDeps, leadId: string, by: Actor): Promise<boolean> {
  const { db, jobs, clock } = deps
  return db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    if (lead.status === 'policyDocSuccess') return false
    if (lead.status === 'policyDocRequested') return true
    await moveLifecycle(deps, tx, lead, 'REQUEST_DOCUMENT', by)
    // If this process dies meanwhile, another takes over.
    await issueAgain({ jobs, clock }, { leadId, round: 'watch' }, tx)
    return true
  })
}

async function attemptOf(deps: PolicyDeps, leadId: string): Promise<IssueAttempt> {
  try {
    const policy = await policyFor(deps, leadId)
    const { status, reason } = await deps.insurers.document(keyOf(policy.insurerId), policy.policyNumber)
    if (status === 'pending') return { kind: 'pending', isSilent: false }
    if (status === 'refused') return { kind: 'failure', message: reason ?? messages.journey.documentRefused }
    await makeDocument(deps, policy)
    return { kind: 'ready' }
  } catch (error) {
    if (!(error instanceof InsurerError)) throw error
    deps.log.warn({ kind: error.kind, leadId }, 'policy not issued')
    if (error.kind === 'declined') return { kind: 'failure', message: error.message }
    return { kind: 'pending', isSilent: true }
  }
}

async function end(deps: PolicyDeps, leadId: string, round: number, attempt: IssueAttempt): Promise<void> {
  const by: Actor = { actor: 'system', at: deps.clock.now(), cause: 'insurer' }
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    if (attempt.kind === 'pending') await issueAgain(deps, { leadId, round: round + 1 }, tx)
    const event = eventOf(attempt, round)
    if (!event || !canMove(lead.status, event)) return
    await moveLifecycle(deps, tx, lead, event, by)
    if (event === 'DOCUMENT_READY') await queueNotifications(deps.jobs, tx, tellOfPolicy, leadId)
    if (event === 'DOCUMENT_FAILED') deps.log.error({ leadId }, 'insurer refused to issue a paid policy')
  })
}

function eventOf(attempt: IssueAttempt, round: number) {
  if (attempt.kind === 'ready') return 'DOCUMENT_READY'
  if (attempt.kind === 'failure') return 'DOCUMENT_FAILED'
  return attempt.isSilent && round < patientRounds ? undefined : 'DOCUMENT_PENDING'
}
