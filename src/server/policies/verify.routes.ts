import { Hono } from 'hono'
import { html } from 'hono/html'
import { verifyPath } from '#contract/policy/policy.calls.ts'
import { addressIn } from '#machines/reference/language-addresses.ts'
import { languages } from '#machines/reference/languages.ts'
import type { Policy } from '../db/schema.ts'
import type { ServerEnv } from '../http/env.ts'
import { htmlPage } from '../http/page.ts'
import { pageLanguage } from '../http/page-language.ts'
import type { Verified } from '../printed/verification.ts'
import type { PolicyDeps } from './deps.ts'
import { issuedOf, policyOfCode } from './policies.store.ts'

/** Verifies a document for anybody, in the language of the address, without revealing whom it insures. */
export function verifyRoutes({ db, clock, config, products, documentsIn }: PolicyDeps): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get('/verify/:code', async (c) => {
    const code = c.req.param('code')
    const language = pageLanguage(c)
    const { verification, unknownPolicy } = await documentsIn(language)
    const policy = await policyOfCode(db, code)
    const on = { today: clock.today(), isSandbox: config.sandbox }
    const { title, facts, notes } = policy
      ? verification(verifiedOf(policy), issuedOf({ products }, policy).record, on)
      : unknownPolicy
    const others = languages.filter((other) => other.code !== language)
    const body = html`
      ${facts.length > 0 ? html`<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>` : ''}
      ${notes.map((note) => html`<p class="soft">${note}</p>`)}
      ${others.map(({ code: other, name }) => html`<p><a href="${addressIn(other, verifyPath(code))}" lang="${other}" hreflang="${other}">${name}</a></p>`)}`
    return htmlPage(c, { title, body, language, ...(!policy && { status: 404 as const }) })
  })
}

const verifiedOf = ({ policyNumber, insurerId, periodStart, periodEnd, cancellation }: Policy): Verified => ({
  policyNumber,
  insurerId,
  start: periodStart,
  end: periodEnd,
  cancelledOn: cancellation?.state === 'done' ? cancellation.on : undefined,
})
