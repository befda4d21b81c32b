import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { call } from '#contract/call.ts'
import { isDatabaseGone } from '#server/http/database-gone.ts'
import { serve } from '#server/http/serve.ts'
import { databases } from '../support/on-each-database.ts'
import { TestServer } from '../support/test-server.ts'

const look = call({
  method: 'GET',
  path: 'test/look/{id}',
  kind: 'read',
  action: 'product.look',
  lead: 'id',
  request: v.object({ id: v.string() }),
  reply: v.object({}),
  isSuccess: () => true,
})

describe('a server whose database is gone', () => {
  it.each(databases)('asks callers on %s to come back, and says that it is not ready', async (_, open) => {
    const server = new TestServer({ modules: [() => serve(look, () => ({}))] })
    await server.start(open)
    await server.reset()
    const visitor = server.visitor()
    expect((await visitor.ask(look, { id: '1' })).status).toBe(404)
    await server.stop()
    const response = await visitor.ask(look, { id: '1' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
    expect((await visitor.fetch('/readyz')).status).toBe(503)
    expect((await visitor.fetch('/healthz')).status).toBe(200)
  })
})

describe('isDatabaseGone', () => {
  const coded = (code: string) => Object.assign(new Error('no'), { code })

  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300'])('knows %s', (code) => {
    expect(isDatabaseGone(new Error('query failed', { cause: coded(code) }))).toBe(true)
  })

  it.each(['23505', '42P01', '22P02'])('does not take %s for it', (code) => {
    expect(isDatabaseGone(coded(code))).toBe(false)
  })
})
