import { type Context, Hono } from 'hono'
import { pathOf } from '#contract/call.ts'
import { downloadPolicy, getPolicyDocument, verifyPath } from '#contract/policy/policy.calls.ts'
import { replyOfPolicy } from '#contract/policy/policy.codec.ts'
import { isPaid } from '#machines/rules/standing.ts'
import type { PolicyStanding } from '#machines/schemas/outcome.ts'
import { findLead } from '../access/leads.store.ts'
import type { Lead } from '../db/schema.ts'
import { findDocument } from '../documents/uploads.store.ts'
import { canMove } from '../engine/lifecycle.ts'
import type { Mover } from '../engine/log-moves.ts'
import { moverOf } from '../engine/mover.ts'
import type { ServerEnv } from '../http/env.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { advance } from './advance.ts'
import type { Needs } from './needs.ts'
import { policyOfLead } from './policies.store.ts'

/** A paid customer's way to the document. */
export function policyRoutes(needs: Needs): Hono<ServerEnv> {
  const read = serve(getPolicyDocument, async ({ lead, asking }) => {
    if (!lead) return refuse('unknown-journey')
    if (!isPaid(lead.status ?? undefined)) return refuse('not-now')
    const by = moverOf(asking, needs.clock.now(), getPolicyDocument.path)
    return replyOfPolicy(await standingOf(needs, lead, by))
  })

  const download = serve(downloadPolicy, async ({ lead, c }) => {
    if (!lead) return refuse('unknown-journey')
    return send(needs, c, lead)
  })

  return new Hono<ServerEnv>().route('/', read).route('/', download)
}

/** How the document stands. Where it was not to be had the last time, asking for it is to try once more (T41, T43). */
async function standingOf(needs: Needs, lead: Lead, by: Mover): Promise<PolicyStanding> {
  if (lead.status === 'policyDocSuccess') return ready(needs, lead)
  if (lead.status === 'paymentSuccess' || !canMove(lead.status, 'REQUEST_DOCUMENT'))
    return { kind: 'pending' }
  const attempt = await advance(needs, lead.id, 0, by)
  if (attempt.kind === 'ready') return ready(needs, lead)
  return attempt.kind === 'failure' ? attempt : { kind: 'pending' }
}

async function ready({ db, config }: Needs, lead: Lead): Promise<PolicyStanding> {
  const policy = await policyOfLead(db, lead.id)
  if (!policy || (await findLead(db, lead.id))?.status !== 'policyDocSuccess') return { kind: 'pending' }
  return {
    kind: 'ready',
    policyNumber: policy.policyNumber,
    url: pathOf(downloadPolicy, lead.id),
    verifyUrl: config.baseUrl + verifyPath(policy.verifyCode),
    start: policy.periodStart,
    end: policy.periodEnd,
  }
}

async function send({ db, files }: Needs, c: Context<ServerEnv>, lead: Lead): Promise<Response> {
  const policy = await policyOfLead(db, lead.id)
  const document = policy?.documentId ? await findDocument(db, policy.documentId) : undefined
  const bytes = document && (await files.get(document.storedName))
  if (!document || !bytes) return refuse('not-found')
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': document.mime,
    'Content-Disposition': `attachment; filename="${document.originalName}"`,
  })
}
