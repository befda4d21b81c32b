import { expect, it } from 'vitest'
import { readSession } from '#contract/account/session.calls.ts'
import { apiBase } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { sessions } from '#server/db/schema.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { signInCustomer } from '../support/sign-in.ts'
import { visitorOf } from '../support/visitor.ts'

const writing = calls.filter(({ method }) => method === 'POST')
const reading = calls.filter(({ method }) => method === 'GET')
const evil = 'https://evil.example'
const mobile = '9876543210'

describeOnEachDatabase('another site', {}, (server) => {
  it.each(writing.map(({ path }) => path))(
    'cannot have a browser that is signed in make %s',
    async (path) => {
      const visitor = server.visitor()
      await signInCustomer(server, visitor, mobile)
      const before = await server.db.select().from(sessions)
      const response = await visitor.fetch(apiBase + path, {
        method: 'POST',
        headers: { origin: evil, 'content-type': 'text/plain' },
        body: '{"everywhere":true}',
      })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'not-allowed' })
      expect(response.headers.getSetCookie()).toEqual([])
      expect(await server.db.select().from(sessions)).toEqual(before)
    },
  )

  it.each(calls.map(({ path }) => path))('is given no leave to ask or to read %s', async (path) => {
    const address = apiBase + path.replace('{id}', 'nobodys')
    const asked = { origin: evil, 'access-control-request-method': 'POST' }
    const { headers } = await server.app.request(address, { method: 'OPTIONS', headers: asked })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('cannot read what a browser that is signed in would be told', async () => {
    const visitor = server.visitor()
    await signInCustomer(server, visitor, mobile)
    for (const { path } of reading) {
      const { headers } = await visitor.fetch(apiBase + path.replace('{id}', 'nobodys'), {
        headers: { origin: evil },
      })
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('cache-control')).toMatch(/no-store|private|max-age/)
    }
  })
})

const overHttps = { ...testConfig, baseUrl: 'https://safar.example' }

describeOnEachDatabase('over https', { deps: { config: overHttps } }, (server) => {
  it('sends no cookie of a session where it could be overheard', async () => {
    const lines: string[] = []
    const send = async (path: string, init: RequestInit) => {
      const response = await server.app.request(path, init)
      lines.push(...response.headers.getSetCookie())
      return response
    }
    const visitor = visitorOf(send, overHttps.baseUrl)
    await signInCustomer(server, visitor, mobile)
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line).toMatch(/; Secure(;|$)/)
    expect((await visitor.call(readSession)).data.kind).toBe('customer')
  })
})
