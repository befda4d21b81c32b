import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ServerEnv } from '#server/http/env.ts'
import { ApiError } from '#server/http/fail.ts'
import { createLog } from '#server/log/log.ts'
import { streamLines } from '#server/quotes/stream-lines.ts'

async function streamOf(lines: AsyncIterable<unknown>) {
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const app = new Hono<ServerEnv>().get('/', (c) => {
    c.set('log', log)
    return streamLines(c, lines)
  })
  return { response: await app.request('/'), logged }
}

/** A stream that has one line and then this error. */
async function streamed(error: Error) {
  const { response, logged } = await streamOf(linesThen(error))
  return { body: await response.text(), logged: logged.map((line) => JSON.parse(line)) }
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
  const { body, logged } = await streamed(new ApiError('not-now', 'Not any more', {}))
  expect(body).toBe('{"type":"quote"}\n')
  expect(logged).toEqual([])
})

it('is neither kept nor held back by what stands between', async () => {
  const { response } = await streamOf(linesThen(new ApiError('not-now', 'Not any more', {})))
  await response.text()
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
})

it('asks for no more lines once its reader has gone', async () => {
  let isOver = false
  async function* lines() {
    try {
      for (;;) {
        yield { type: 'quote' }
        await new Promise((resolve) => setImmediate(resolve))
      }
    } finally {
      isOver = true
    }
  }
  const { response } = await streamOf(lines())
  await response.body?.cancel()
  await expect.poll(() => isOver).toBe(true)
})
