import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Fact } from '#machines/document/document.ts'
import { printDay } from '#machines/document/format.ts'
import { productOf } from '#machines/products.ts'
import { insurerById } from '#machines/reference/insurers.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { Policy } from '../db/schema.ts'
import type { ServerEnv } from '../http/env.ts'
import { htmlPage } from '../http/page.ts'
import type { PolicyDeps } from './deps.ts'
import { issuedOf, policyOfCode } from './policies.store.ts'

/** Verifies a document for anybody, without revealing whom it insures. */
export function verifyRoutes({ db, clock, config, products }: PolicyDeps): Hono<ServerEnv> {
  const proofOf = (policy: Policy): readonly Fact[] => {
    const { record } = issuedOf({ products }, policy)
    return productOf(products, record).proof(record)
  }

  return new Hono<ServerEnv>().get('/verify/:code', async (c) => {
    const policy = await policyOfCode(db, c.req.param('code'))
    if (!policy) return htmlPage(c, { title: 'This policy is not known', status: 404, body: unknown })
    const title = titleOf(policy, clock.today())
    return htmlPage(c, { title, body: bodyOf(policy, proofOf(policy), config.sandbox) })
  })
}

const unknown = html`<p>The code does not belong to a policy that was sold here. Scan it again, or ask the insurer.</p>`

function titleOf({ periodStart, periodEnd, cancellation }: Policy, today: Day): string {
  if (cancellation?.state === 'done') return 'This policy was cancelled'
  if (today > periodEnd) return 'This policy has ended'
  return today < periodStart ? 'This policy is valid and has not begun' : 'This policy is valid'
}

function bodyOf(policy: Policy, proof: readonly Fact[], isSandbox: boolean) {
  const facts = [
    ['Policy number', policy.policyNumber],
    ['Insurer', insurerById(policy.insurerId)?.legalName ?? ''],
    ...proof,
    ['From', printDay(policy.periodStart)],
    ['To', printDay(policy.periodEnd)],
    ...(policy.cancellation?.state === 'done'
      ? [['Cancelled from', printDay(policy.cancellation.on)] as const]
      : []),
  ]
  return html`
    <dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
    <p class="soft">Compare these with the document in your hand.</p>
    ${isSandbox ? html`<p class="soft">Sandbox: this policy insures nothing and proves nothing.</p>` : ''}`
}
