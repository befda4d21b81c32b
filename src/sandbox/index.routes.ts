import { Hono } from 'hono'
import { html } from 'hono/html'
import { formatRupees } from '#machines/rules/money.ts'
import { pathOf, type SandboxEnvironment } from './environment.ts'
import type { Ledger } from './gateway/ledger.ts'
import { sandboxPage } from './pages/page.ts'

const places = [
  { path: '/inbox', name: 'Inbox', what: 'every SMS and mail that was sent, with its codes and links' },
  { path: '/partner', name: 'Jaipur Motors', what: 'a partner’s site, which sends its visitors to Safar' },
  { path: '/plan', name: 'Plans', what: 'what every party can be told to do wrong, as JSON' },
]

/** What there is in the sandbox, and the payments that a person may settle as the bank would. */
export function indexRoutes(environment: SandboxEnvironment, ledger: Ledger): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const open = ledger.payments.values().filter(({ status }) => status === 'created')
    return c.html(
      sandboxPage(
        'What there is',
        html`<ol>
            ${places.map(
              ({ path, name, what }) =>
                html`<li class="card"><a href="${pathOf(environment, path)}">${name}</a>: ${what}</li>`,
            )}
          </ol>
          <h2>Payments that wait</h2>
          ${open.length > 0 ? html`<ol>${open.map(waitingPayment)}</ol>` : html`<p>None.</p>`}`,
      ),
    )
  })

  const waitingPayment = ({ order_id, amount }: { order_id: string; amount: number }) =>
    html`<li class="card">
      <p>${order_id}: ${formatRupees(amount)}</p>
      <form method="post" action="${pathOf(environment, '/gateway/settle')}">
        <input type="hidden" name="order_id" value="${order_id}" />
        <button class="go" name="outcome" value="success">Settle as paid</button>
        <button class="stop" name="outcome" value="failure">Settle as failed</button>
      </form>
    </li>`
  return app
}
