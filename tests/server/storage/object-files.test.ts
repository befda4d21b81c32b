import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ConfigError } from '#server/config.ts'
import { createLog } from '#server/log/log.ts'
import { checkStore } from '#server/storage/check-store.ts'
import type { FileStore } from '#server/storage/file-store.ts'
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

describe('keys in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safar-keys-'))
  const keys = join(folder, 'credentials')
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (id: string, token: string) =>
    writeFileSync(
      keys,
      `[other]\naws_access_key_id = no\n\n[default]\naws_access_key_id = ${id}\naws_secret_access_key=S3RVER\naws_session_token = ${token}\n`,
    )
  const tokens: (string | null)[] = []
  const withKeys = (call: typeof fetch = fetch) =>
    objectFiles({ ...running.store, keys }, (input, init) => {
      tokens.push(new Headers(init?.headers).get('x-amz-security-token'))
      return call(input, init)
    })

  it('sign as they are at each request', async () => {
    const files = withKeys(async () => new Response(bytes))
    write('S3RVER', 'first')
    await files.get('one')
    write('S3RVER', 'second')
    await files.get('one')
    expect(tokens.splice(0)).toEqual(['first', 'second'])
  })

  it('are read again where the store says that they have expired', async () => {
    write('S3RVER', 'old')
    const files = withKeys(async () => {
      if (tokens.at(-1) === 'new') return new Response(bytes)
      write('S3RVER', 'new')
      return new Response('<Error><Code>ExpiredToken</Code></Error>', { status: 400 })
    })
    expect(await files.get('one')).toEqual(bytes)
  })

  it('may be missing for a moment, and no longer', async () => {
    rmSync(keys)
    const found = withKeys(async () => new Response(bytes)).get('one')
    write('S3RVER', 'late')
    expect(await found).toEqual(bytes)
    for (const text of [
      '[other]\naws_access_key_id = no\n',
      '[default]\naws_access_key_id = S3RVER\n',
      '[default]\naws_secret_access_key = S3RVER\n',
    ]) {
      writeFileSync(keys, text)
      await expect(withKeys().get('one')).rejects.toThrow('has no [default] profile')
    }
  })
})

describe('a slow store', () => {
  afterEach(() => void vi.useRealTimers())

  const large = 10_000_000
  /** What fails when the caller's patience ends. */
  const hanging = (signal: AbortSignal | null | undefined, fail: (reason: unknown) => void) =>
    signal?.addEventListener('abort', () => fail(signal.reason))
  const never: typeof fetch = (_, init) => new Promise((_, reject) => hanging(init?.signal, reject))
  const endless: typeof fetch = async (_, init) => {
    const body = new ReadableStream({
      start: (stream) => void hanging(init?.signal, (why) => stream.error(why)),
    })
    return new Response(body, { headers: { 'content-length': String(large) } })
  }

  it.each([
    ['sent', never, (files: FileStore) => files.put('one', Buffer.alloc(large)), 15_000],
    ['answered', endless, (files: FileStore) => files.get('one'), 15_000],
    ['asked alone', never, (files: FileStore) => files.get('one'), 5_000],
  ])('has time by how much is %s', async (_, call, ask, ms) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const ends: number[] = []
    const files = objectFiles(running.store, (input, init) => {
      const began = Date.now()
      init?.signal?.addEventListener('abort', () => ends.push(Date.now() - began))
      return call(input, init)
    })
    const asked = ask(files).catch(String)
    while (ends.length < 3) {
      await vi.advanceTimersByTimeAsync(500)
      // Signing takes no timer.
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await asked).toContain('The store of documents answers nothing')
    expect(ends).toEqual([ms, ms, ms])
  })
})

describe('the store at the start of a server', () => {
  it('is looked into', async () => {
    await expect(checkStore(objectFiles(running.store, fetch), log)).resolves.toBeUndefined()
  })

  it.each([
    [{ keys: { accessKeyId: 'S3RVER', secretAccessKey: 'another' } }, 'SignatureDoesNotMatch'],
    [{ keys: { accessKeyId: 'nobody', secretAccessKey: 'S3RVER' } }, 'InvalidAccessKeyId'],
    [{ url: 'elsewhere' }, 'NoSuchBucket'],
  ])('has to let us in (%j)', async (different, code) => {
    const store = { ...running.store, ...different }
    store.url = store.url === 'elsewhere' ? running.store.url.replace('papers', 'elsewhere') : store.url
    await expect(checkStore(objectFiles(store, fetch), log)).rejects.toThrow(
      `DOCUMENTS_URL: the store answers ${code}. The bucket`,
    )
  })

  it.each([
    ['nowhere', 'cannot be read'],
    ['empty', 'has no [default] profile with aws_access_key_id and aws_secret_access_key'],
  ])('has to have keys in the file that is said to have them (%s)', async (name, fault) => {
    const folder = mkdtempSync(join(tmpdir(), 'safar-keys-'))
    writeFileSync(join(folder, 'empty'), '')
    const store = { ...running.store, keys: join(folder, name) }
    const checked = checkStore(objectFiles(store, fetch), log)
    await expect(checked).rejects.toThrow(ConfigError)
    await expect(checked).rejects.toThrow(`AWS_SHARED_CREDENTIALS_FILE: the file ${fault}`)
    rmSync(folder, { recursive: true })
  })

  it('may be down, which is logged', async () => {
    const lines: string[] = []
    const store = { ...running.store, url: 'http://127.0.0.1:1/papers' }
    await checkStore(objectFiles(store, fetch), createLog('warn', { write: (line) => lines.push(line) }))
    expect(lines.join()).toContain('the store of documents is down')
  })
})
