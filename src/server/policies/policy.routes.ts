import { type Context, Hono } from 'hono'
import { pathOf } from '#contract/call.ts'
import {
  downloadPolicy,
  downloadReceipt,
  getPolicyDocument,
  verifyPath,
} from '#contract/policy/policy.calls.ts'
import { replyOfPolicy } from '#contract/policy/policy.codec.ts'
import { nameOfPayment } from '#machines/document/issued.ts'
import { productOf } from '#machines/products.ts'
import { insurerOf } from '#machines/reference/insurers.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { messages } from '#machines/reference/messages.ts'
import { isPaid } from '#machines/rules/journey-status.ts'
import type { PolicyStatus } from '#machines/schemas/outcome.ts'
import { seesSealed } from '../access/lead-guard.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead, Policy } from '../db/schema.ts'
import { findDocument } from '../documents/uploads.store.ts'
import { actorOf } from '../engine/actor.ts'
import { canMove } from '../engine/lifecycle.ts'
import type { Actor } from '../engine/log-transitions.ts'
import type { Caller } from '../http/caller.ts'
import type { ServerEnv } from '../http/env.ts'
import { fail } from '../http/fail.ts'
import { serveLead } from '../http/serve.ts'
import { excessOf } from '../payments/refunds.store.ts'
import { advance } from './advance.ts'
import type { PolicyDeps } from './deps.ts'
import { madeEndorsements } from './endorse/endorsements.store.ts'
import { makeReceipt } from './make-document.ts'
import { issuedOf, policyOfLead } from './policies.store.ts'

/** The link to a paid customer's document. */
export function policyRoutes(deps: PolicyDeps): Hono<ServerEnv> {
  const read = serveLead(getPolicyDocument, async ({ lead, caller }) => {
    if (!isPaid(lead.status ?? undefined)) return fail('not-now')
    const by = actorOf(caller, deps.clock.now(), getPolicyDocument.path)
    return replyOfPolicy(await policyStatusOf(deps, lead, by))
  })

  const download = serveLead(downloadPolicy, async ({ request: { after }, lead, caller, c }) => {
    const policy = await readable(deps, lead, caller)
    const id = await documentAfter(deps, policy, after)
    const document = id && (await findDocument(deps.db, id))
    const bytes = document && (await deps.files.get(document.storedName))
    return bytes ? pdf(c, document.originalName, bytes) : fail('not-found')
  })

  const receipt = serveLead(downloadReceipt, async ({ lead, caller, c }) => {
    const { name, bytes } = await makeReceipt(deps, await readable(deps, lead, caller))
    return pdf(c, name, bytes)
  })

  return new Hono<ServerEnv>().route('/', read).route('/', download).route('/', receipt)
}

/** The policy of a journey, for those who may read all that was answered in it. */
async function readable(deps: PolicyDeps, lead: Lead, caller: Caller): Promise<Policy> {
  const { sealedFields = [] } = productOf(deps.products, lead)
  if (sealedFields.length > 0 && !(await seesSealed(deps, lead, caller)))
    return fail('not-allowed', messages.desk.sealedNeedConsent)
  return (await policyOfLead(deps.db, lead.id)) ?? fail('not-found')
}

/** Of the document as it was issued and those of its endorsements, the newest, or the one that is named. */
async function documentAfter({ db }: PolicyDeps, policy: Policy, after: string | undefined) {
  const made = await madeEndorsements(db, policy.id)
  const documents = [policy.documentId, ...made.map(({ documentId }) => documentId)]
  return after === undefined ? documents.at(-1) : documents[Number(after)]
}

const pdf = (c: Context<ServerEnv>, name: string, bytes: Uint8Array): Response =>
  c.body(new Uint8Array(bytes), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
  })

/** The state of the document. If the last attempt failed or is pending, reading it tries once more (T41, T43). */
async function policyStatusOf(deps: PolicyDeps, lead: Lead, by: Actor): Promise<PolicyStatus> {
  if (lead.status === 'policyDocSuccess') return ready(deps, lead)
  if (lead.status === 'paymentSuccess' || !canMove(lead.status, 'REQUEST_DOCUMENT'))
    return { kind: 'pending' }
  const attempt = await advance(deps, lead.id, 0, by)
  if (attempt.kind === 'ready') return ready(deps, lead)
  return attempt.kind === 'failure' ? attempt : { kind: 'pending' }
}

async function ready(deps: PolicyDeps, lead: Lead): Promise<PolicyStatus> {
  const { db, config } = deps
  const policy = await policyOfLead(db, lead.id)
  if (!policy || (await findLead(db, lead.id))?.status !== 'policyDocSuccess') return { kind: 'pending' }
  const issued = issuedOf(deps, policy)
  const { start, end, odEnd } = issued
  const refund = await excessOf(db, lead.id)
  return {
    kind: 'ready',
    policyNumber: policy.policyNumber,
    url: pathOf(downloadPolicy, lead.id),
    verifyUrl: config.baseUrl + addressIn(lead.language, verifyPath(policy.verifyCode)),
    start,
    end,
    paymentReference: nameOfPayment(issued),
    helpline: insurerOf(policy.insurerId).helpline,
    ...(refund && { refund }),
    ...(odEnd !== undefined && odEnd !== end && { odEnd }),
    ...(policy.cancellation?.state === 'done' && { cancelledOn: policy.cancellation.on }),
  }
}
