import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { call, pathOf } from '#contract/call.ts'
import { serve } from '#server/http/serve.ts'
import { type Listening, listen } from '#server/listen.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { sparePort } from '../support/spare-port.ts'

const echo = call({
  method: 'POST',
  path: 'test/echo',
  kind: 'open',
  action: 'product.look',
  request: v.object({ text: v.string() }),
  reply: v.object({ size: v.number() }),
  isSuccess: () => true,
})
const routes = () => serve(echo, ({ request }) => ({ size: request.text.length }))

describeOnEachDatabase('over a real connection', { modules: [routes] }, (server) => {
  let listening: Listening
  let port: number
  beforeEach(async () => {
    port = await sparePort()
    listening = await listen(
      getRequestListener((request) => server.app.fetch(request)),
      { ...testConfig, port },
    )
  })
  afterEach(() => listening.close(100))

  const post = (body: BodyInit) =>
    fetch(`http://127.0.0.1:${port}${pathOf(echo)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })

  it('refuses 5 MB where 256 KB are allowed and goes on serving', async () => {
    const refused = await post(JSON.stringify({ text: 'a'.repeat(5_000_000) }))
    expect([refused.status, (await refused.json()).code]).toEqual([413, 'too-large'])
    const fits = await post(JSON.stringify({ text: 'a'.repeat(250_000) }))
    expect(await fits.json()).toEqual({ size: 250_000 })
  })

  it('refuses a body that grows too large without having said so', async () => {
    const request = connect(port, '127.0.0.1')
    request.write(
      `POST ${pathOf(echo)} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = 'a'.repeat(64 * 1024)
    for (let sent = 0; sent < 8; sent += 1) request.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    request.end('0\r\n\r\n')
    expect(await text(request)).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('answers what is not HTTP with 400 and goes on serving', async () => {
    const request = connect(port, '127.0.0.1')
    request.write('hello\r\n\r\n')
    expect(await text(request)).toMatch(/^HTTP\/1\.1 400 /)
    expect((await post('{"text":""}')).status).toBe(200)
  })
})
