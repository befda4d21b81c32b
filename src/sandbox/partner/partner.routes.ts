import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { visitorToken } from '#contract/partners/visitor-token.ts'
import { pathOf, type SandboxEnvironment } from '../environment.ts'
import { sandboxPage } from '../pages/page.ts'
import { firstProblem, readForm } from '../read.ts'
import { type Flaw, flaws, linkFor, partner } from './link.ts'

const said = v.object({
  ...v.pick(visitorToken, ['customer_name', 'customer_phone', 'customer_email']).entries,
  flaw: v.optional(v.picklist(Object.keys(flaws) as Flaw[]), 'none'),
})

const heading = `${partner.name}: insure your car`

/** A partner's site, whose visitors reach Safar signed in. */
export function partnerRoutes(environment: SandboxEnvironment): Hono {
  const app = new Hono()
  app.get('/', (c) => c.html(formPage(pathOf(environment, '/partner'))))
  app.post('/', async (c) => {
    const read = await readForm(c, said)
    if (read.issues) return c.html(sandboxPage(heading, html`<p>${firstProblem(read.issues)}</p>`), 400)
    const { flaw, ...visitor } = read.output
    return c.html(linkPage(await linkFor(environment, visitor, flaw), flaw))
  })
  return app
}

const formPage = (action: string) =>
  sandboxPage(
    heading,
    html`<form method="post" action="${action}" class="card">
      ${field('customer_name', 'Name', 'name', 'Priya Mehta')}
      ${field('customer_phone', 'Mobile', 'tel-national', '9811112222')}
      ${field('customer_email', 'Email', 'email', 'priya@example.com')}
      <label class="field" for="flaw">What is wrong with the link</label>
      <select id="flaw" name="flaw">
        ${Object.entries(flaws).map(([value, label]) => html`<option value="${value}">${label}</option>`)}
      </select>
      <button class="go">Make the link</button>
    </form>`,
  )

const field = (name: string, label: string, autocomplete: string, value: string) => html`
  <label class="field" for="${name}">${label}</label>
  <input id="${name}" name="${name}" autocomplete="${autocomplete}" value="${value}" required />`

const linkPage = (link: string, flaw: Flaw) =>
  sandboxPage(
    heading,
    html`<div class="card">
      <p>This link is to sign its visitor in, once, within five minutes. Wrong with it: ${flaws[flaw].toLowerCase()}.</p>
      <a class="button" href="${link}">Go on to Safar</a>
    </div>`,
  )
