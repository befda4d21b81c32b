import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerEnv } from '#server/http/env.ts'
import { ApiError } from '#server/http/fail.ts'
import { createLog } from '#server/log/log.ts'
import { streamLines } from '#server/quotes/stream-lines.ts'

/** A stream that has one line and then this error. */
async function streamed(error: Error) {
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const app = new Hono<ServerEnv>().get('/', (c) => {
    c.set('log', log)
    return streamLines(c, linesThen(error))
  })
  return { body: await (await app.request('/')).text(), logged: logged.map((line) => JSON.parse(line)) }
}

async function* linesThen(error: Error) {
  yield { type: 'quote' }
  throw error
}

it('ends without a last line on an error that nobody expected, which is logged', async () => {
  const { body, logged } = await streamed(new TypeError('no such price'))
  expect(body).toBe('{"type":"quote"}\n')
  expect(logged).toMatchObject([{ msg: 'quotes stream', err: { type: 'TypeError' } }])
})

it('ends as early where prices were refused on purpose, which is nothing to log', async () => {
  const { body, logged } = await streamed(new ApiError('not-now', 'Not now', {}))
  expect(body).toBe('{"type":"quote"}\n')
  expect(logged).toEqual([])
})
