import { Hono } from 'hono'
import { html } from 'hono/html'
import { insurerById } from '#machines/reference/insurers.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { Policy } from '../db/schema.ts'
import type { ServerEnv } from '../http/env.ts'
import { page } from '../http/page.ts'
import { printDay } from './document/content/format.ts'
import { registrationOf, vehicleName } from './document/content/vehicle.ts'
import type { Needs } from './needs.ts'
import { issuedOf, policyOfCode } from './policies.store.ts'

/** Tells anybody who holds a document whether it is real, and nothing about whom it insures. */
export function verifyRoutes({ db, clock, config }: Needs): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get('/verify/:code', async (c) => {
    const policy = await policyOfCode(db, c.req.param('code'))
    if (!policy) return page(c, { title: 'This policy is not known', status: 404, body: unknown })
    const title = titleOf(policy, clock.today())
    return page(c, { title, body: bodyOf(policy, config.sandbox) })
  })
}

const unknown = html`<p>The code does not belong to a policy that was sold here. Scan it again, or ask the insurer.</p>`

function titleOf({ periodStart, periodEnd }: Policy, today: Day): string {
  if (today > periodEnd) return 'This policy has ended'
  return today < periodStart ? 'This policy is valid and has not begun' : 'This policy is valid'
}

function bodyOf(policy: Policy, isSandbox: boolean) {
  const { record } = issuedOf(policy)
  const facts = [
    ['Policy number', policy.policyNumber],
    ['Insurer', insurerById(policy.insurerId)?.legalName ?? ''],
    ['Vehicle', vehicleName(record)],
    ['Registration', masked(registrationOf(record))],
    ['From', printDay(policy.periodStart)],
    ['To', printDay(policy.periodEnd)],
  ]
  return html`
    <dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
    <p class="soft">Compare these with the document in your hand.</p>
    ${isSandbox ? html`<p class="soft">Sandbox: this policy insures nothing and proves nothing.</p>` : ''}`
}

/** RJ-14-CA-XX34: enough to compare, too little to learn a plate from. */
const masked = (registration: string) => registration.replace(/\d{2}(?=\d{2}$)/, 'XX')
