import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from '#contract/call.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { fail } from '#server/http/fail.ts'
import { serve } from '#server/http/serve.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const greet = call({
  method: 'POST',
  path: 'test/greet',
  kind: 'open',
  action: 'product.look',
  request: v.object({ person: v.object({ name: v.pipe(v.string(), v.nonEmpty('Field is required')) }) }),
  reply: v.object({ greeting: v.string() }),
  isSuccess: () => true,
})
const look = call({
  method: 'GET',
  path: 'test/look/{id}',
  kind: 'read',
  action: 'product.look',
  request: v.object({ id: v.string(), vehicleType: v.optional(v.string()) }),
  reply: v.object({ id: v.string(), vehicleType: v.optional(v.string()) }),
  isSuccess: () => true,
})
const upload = call({
  method: 'POST',
  path: 'test/upload',
  kind: 'upload',
  action: 'product.look',
  request: v.object({ kind: v.string(), file: v.file() }),
  reply: v.object({ size: v.number() }),
  isSuccess: () => true,
})
const download = call({ ...look, path: 'test/download/{id}' })
const wrong = call({ ...look, path: 'test/wrong/{id}' })

const routes = () =>
  new Hono<ServerEnv>()
    .route(
      '/',
      serve(greet, ({ request }) => {
        if (request.person.name === 'nobody') fail('saved-elsewhere', undefined, { current: { version: 2 } })
        if (request.person.name === 'busy') fail('too-many', 'Wait a little.', { retryAfterSeconds: 30 })
        if (request.person.name === 'fault') throw new Error('Asha at 9876543210 broke it')
        return { greeting: `Namaste ${request.person.name}` }
      }),
    )
    .route(
      '/',
      serve(look, ({ request }) => request),
    )
    .route(
      '/',
      serve(upload, ({ request }) => ({ size: request.file.size })),
    )
    .route(
      '/',
      serve(download, ({ c }) => c.body('%PDF', 200, { 'content-type': 'application/pdf' })),
    )
    .route(
      '/',
      serve(wrong, () => ({ id: 7 }) as never),
    )

const json = { 'content-type': 'application/json' }
const greeting = '/api/v1/test/greet'

describeOnEachDatabase('serve', { modules: [routes] }, (server) => {
  const post = (body: BodyInit, headers: HeadersInit = json) =>
    server.visitor().fetch(greeting, { method: 'POST', headers, body })

  it('parses the request and replies', async () => {
    expect(await server.visitor().call(greet, { person: { name: 'Asha' } })).toEqual({
      greeting: 'Namaste Asha',
    })
  })

  it('takes the id from the path and the rest from the query', async () => {
    const reply = await server.visitor().call(look, { id: 'a/b c', vehicleType: '4w' })
    expect(reply).toEqual({ id: 'a/b c', vehicleType: '4w' })
  })

  it('takes an upload with its fields', async () => {
    const file = new File(['12345'], 'proof.pdf', { type: 'application/pdf' })
    expect(await server.visitor().call(upload, { kind: 'poa', file })).toEqual({ size: 5 })
  })

  it('sends a download as it is', async () => {
    const response = await server.visitor().ask(download, { id: '1' })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(await response.text()).toBe('%PDF')
  })

  it('names the fields at fault by their path', async () => {
    expect(await server.visitor().refused(greet, { person: { name: '' } })).toMatchObject({
      http: 422,
      status: 'error',
      code: 'invalid',
      issues: [{ path: 'person.name', message: 'Field is required' }],
    })
  })

  it.each(['[]', 'null', '7', '"text"', '{"person":"Asha"}', '{"__proto__":{"person":{}}}', ''])(
    'refuses the body %s, which is of the wrong type',
    async (body) => expect((await post(body)).status).toBe(422),
  )

  it.each(['{', '{"person":', '<xml/>', '\u0000'])('refuses %j, which is not JSON', async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-request' })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'refuses content of type %s',
    async (type) => expect((await post('{}', { 'content-type': type })).status).toBe(415),
  )

  it('refuses a form that is not well made', async () => {
    const path = '/api/v1/test/upload'
    const send = (type: string) =>
      server.visitor().fetch(path, { method: 'POST', headers: { 'content-type': type }, body: 'nothing' })
    expect((await send('multipart/form-data')).status).toBe(400)
    expect((await send('multipart/form-data; boundary=x')).status).toBe(400)
    expect((await send('application/json')).status).toBe(415)
  })

  it('refuses a body that is too large, whether it says so or not', async () => {
    const large = JSON.stringify({ person: { name: 'a'.repeat(256 * 1024) } })
    const response = await post(large)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too-large' })
    expect((await post(large, { ...json, 'content-length': String(large.length) })).status).toBe(413)
  })

  it('takes an upload of 10 MB and refuses one of 11', async () => {
    const fileOf = (megabytes: number) => new File([new Uint8Array(megabytes * 1024 * 1024)], 'proof.pdf')
    const visitor = server.visitor()
    expect((await visitor.ask(upload, { kind: 'poa', file: fileOf(10) })).status).toBe(200)
    expect((await visitor.ask(upload, { kind: 'poa', file: fileOf(11) })).status).toBe(413)
  })

  it('replies with what a handler refuses, and with what stands now', async () => {
    const refused = await server.visitor().refused(greet, { person: { name: 'nobody' } })
    expect(refused).toMatchObject({ http: 409, code: 'saved-elsewhere', current: { version: 2 } })
  })

  it('says when to come back', async () => {
    const response = await server.visitor().ask(greet, { person: { name: 'busy' } })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.json()).toMatchObject({ code: 'too-many', message: 'Wait a little.' })
  })

  it('tells nobody what went wrong unexpectedly, and logs it once by the id of the request', async () => {
    const refused = await server.visitor().refused(greet, { person: { name: 'fault' } })
    expect(refused).toMatchObject({ http: 500, code: 'unexpected' })
    expect(JSON.stringify(refused)).not.toContain('broke it')
    const errors = server.logs.filter((line) => line.level === 50)
    expect(errors).toMatchObject([
      { requestId: refused.requestId, err: { message: 'Asha at [number] broke it' } },
    ])
  })

  it('fails a test whose reply is not what the contract says', async () => {
    expect((await server.visitor().refused(wrong, { id: '1' })).http).toBe(500)
  })

  it.each(['/api/v1/nothing', '/api', '/api/v2/test/greet'])(
    'answers %s, which it does not know, with a code',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await server.visitor().fetch(path, { method })
        expect(response.status).toBe(404)
        expect(await response.json()).toMatchObject({ status: 'error', code: 'not-found' })
      }
    },
  )

  it('answers a known address under another method as unknown', async () => {
    expect((await server.visitor().fetch(greeting)).status).toBe(404)
  })
})
