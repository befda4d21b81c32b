import { Hono } from 'hono'
import { html } from 'hono/html'
import type { SandboxEnvironment } from '../environment.ts'
import { sandboxPage } from '../pages/page.ts'

/** Delivered SMS and mails: as JSON for programs, as a page for people. */
export function inboxRoutes(environment: SandboxEnvironment): Hono {
  const app = new Hono()
  app.get('/inbox.json', (c) => c.json(environment.inbox.list(c.req.query('to'))))
  app.get('/inbox', (c) => {
    const messages = environment.inbox.list(c.req.query('to'))
    const items = messages.map(
      ({ to, channel, text, at, attachments = [] }) =>
        html`<li class="card">
          <strong>${channel === 'sms' ? 'SMS' : 'Mail'} to ${to}</strong> <span class="soft">${at}</span>
          <pre>${text}</pre>
          ${attachments.map(
            ({ name, size }) => html`<p>Attached: ${name} (${Math.ceil(size / 1024)} KB)</p>`,
          )}
        </li>`,
    )
    return c.html(
      sandboxPage(
        'Inbox',
        html`${items.length > 0 ? html`<ol>${items}</ol>` : html`<p>Nothing has arrived yet.</p>`}`,
      ),
    )
  })
  return app
}
