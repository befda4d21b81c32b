import { loginPartner } from '#contract/account/session.calls.ts'
import { seedSandbox } from '#server/account/sandbox-people.ts'
import type { TestServer } from './test-server.ts'
import type { Visitor } from './visitor.ts'

/** Comes by the link of the sandbox's partner, who says that this is the visitor's number. */
export async function signInPartner(server: TestServer, visitor: Visitor, mobile: string): Promise<void> {
  await seedSandbox(server.deps)
  const { status } = await visitor.call(loginPartner, { token: await partnersToken(server, mobile) })
  if (status !== 'success') throw new Error('The visitor was not signed in')
}

/** The token of a new link, made on the partner's own site; with a flaw where one is named. */
export async function partnersToken(server: TestServer, mobile: string, flaw = 'none'): Promise<string> {
  const body = new FormData()
  const said = {
    customer_name: 'Priya Mehta',
    customer_phone: mobile,
    customer_email: 'priya@example.com',
    flaw,
  }
  for (const [name, value] of Object.entries(said)) body.append(name, value)
  const page = await server.app.request('/sandbox/partner', { method: 'POST', body })
  const [, link = ''] = /href="([^"]+token[^"]+)"/.exec(await page.text()) ?? []
  return new URL(link.replaceAll('&amp;', '&'), 'http://safar.test').searchParams.get('token') ?? ''
}
