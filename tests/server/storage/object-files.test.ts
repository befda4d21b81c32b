import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { checkStore } from '#server/storage/check-store.ts'
import { objectFiles } from '#server/storage/object-files.ts'
import { type RunningStore, startObjectStore } from '../support/object-store.ts'

let running: RunningStore
beforeAll(async () => {
  running = await startObjectStore()
})
afterAll(() => running.stop())

const log = createLog('silent')
const bytes = Buffer.from('a policy')

/** The store, which first answers so, one status a call; 0 is no answer at all. */
function troubled(...statuses: number[]) {
  const asked: { method?: string | undefined; body: string }[] = []
  const call: typeof fetch = async (input, init) => {
    asked.push({ method: init?.method, body: Buffer.from((init?.body as Uint8Array) ?? []).toString() })
    const status = statuses.shift()
    if (status === 0) throw new TypeError('fetch failed')
    return status === undefined ? fetch(input, init) : new Response('busy', { status })
  }
  return { asked, files: objectFiles(running.store, call) }
}

describe('a store of objects', () => {
  it.each([0, 500, 503, 429])('that answers %i is asked again, with the same bytes', async (status) => {
    const { asked, files } = troubled(status, status)
    await files.put('one', bytes)
    expect(asked).toEqual(Array.from({ length: 3 }, () => ({ method: 'PUT', body: 'a policy' })))
    expect(await files.get('one')).toEqual(bytes)
  })

  it('is asked three times and no more, and what it does not acknowledge is not stored', async () => {
    const { asked, files } = troubled(0, 503, 500)
    await expect(files.put('two', bytes)).rejects.toThrow('The store of documents answers 500')
    expect(asked).toHaveLength(3)
    expect(await files.get('two')).toBeUndefined()
  })

  it('is not asked again what it refuses', async () => {
    const { asked, files } = troubled(403)
    await expect(files.get('one')).rejects.toThrow('The store of documents answers 403')
    expect(asked).toHaveLength(1)
  })

  it('that sends us elsewhere is not followed', async () => {
    const server = createServer((_, reply) => {
      reply.writeHead(301, { location: running.store.url }).end('<Code>PermanentRedirect</Code>')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/papers`
    await expect(objectFiles({ ...running.store, url }, fetch).get('one')).rejects.toThrow(
      'PermanentRedirect',
    )
    server.close()
  })

  it('that is another one has no files: that is an error, and not the answer that there are none', async () => {
    const url = running.store.url.replace('papers', 'elsewhere')
    await expect(objectFiles({ ...running.store, url }, fetch).get('one')).rejects.toThrow('NoSuchBucket')
  })

  it('lists page after page', async () => {
    const token = '1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM='
    const asked: (string | null)[] = []
    const files = objectFiles(running.store, async (input) => {
      const next = new URL(String(input)).searchParams.get('continuation-token')
      asked.push(next)
      return new Response(next === null ? pageOf(['one', 'sub/folder'], token) : pageOf(['two', 'a.txt']))
    })
    const found: string[] = []
    for await (const name of files.names()) found.push(name)
    expect(found).toEqual(['one', 'two'])
    expect(asked).toEqual([null, token])
  })
})

/** As Amazon's documentation shows it; the server of these tests makes no second page on this version of Node. */
const pageOf = (names: readonly string[], next?: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>papers</Name>
    ${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}
    ${names.map((name) => `<Contents><Key>safar/${name}</Key><Size>8</Size></Contents>`).join('')}
  </ListBucketResult>`

describe('the store at the start of a server', () => {
  it('is looked into', async () => {
    await expect(checkStore(objectFiles(running.store, fetch), log)).resolves.toBeUndefined()
  })

  it.each([
    [{ secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    [{ url: 'elsewhere' }, 'NoSuchBucket'],
  ])('has to let us in (%j)', async (different, code) => {
    const store = { ...running.store, ...different }
    store.url = store.url === 'elsewhere' ? running.store.url.replace('papers', 'elsewhere') : store.url
    await expect(checkStore(objectFiles(store, fetch), log)).rejects.toThrow(
      `DOCUMENTS_URL: the store answers ${code}. The bucket`,
    )
  })

  it('may be down, which is logged', async () => {
    const lines: string[] = []
    const store = { ...running.store, url: 'http://127.0.0.1:1/papers' }
    await checkStore(objectFiles(store, fetch), createLog('warn', { write: (line) => lines.push(line) }))
    expect(lines.join()).toContain('the store of documents is down')
  })
})
