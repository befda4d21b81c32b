import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { ExponentialBackoff, handleType, retry } from 'cockatiel'
import type { ObjectStore } from '../config.ts'
import { checkedName, type FileStore, isFileName } from './file-store.ts'
import { StoreError } from './store-error.ts'
import { storeKeys } from './store-keys.ts'

/** For what one attempt sends, or receives: 15 s for 10 MB, the largest file. */
const patienceFor = (bytes: number) => 5_000 + bytes / 1_000
const attempts = 3
const backoff = new ExponentialBackoff({ initialDelay: 200, maxDelay: 1_000 })

type Asked = { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> }
type Answer = { status: number; bytes: Buffer }

/** Files as objects. A name is a key, so that keys tell nothing about people. */
export function objectFiles({ url, region, keys }: ObjectStore, call: typeof fetch): FileStore {
  const again = retry(
    handleType(StoreError, ({ mayPass }) => mayPass),
    { maxAttempts: attempts - 1, backoff },
  )
  const urlOf = (name: string) => `${url}/${checkedName(name)}`

  async function askOnce(method: string, to: string, { headers, body }: Asked): Promise<Answer> {
    // The store compares it with what arrived.
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const about = { ...headers, 'x-amz-content-sha256': sha256 }
    const by = { region, ...(await storeKeys({ keys })), service: 's3' }
    const { headers: signed } = await new AwsV4Signer({ ...by, method, url: to, headers: about }).sign()
    const patience = new AbortController()
    const wait = (bytes: number) => setTimeout(() => patience.abort(), patienceFor(bytes))
    let late = wait(body?.length ?? 0)
    const { signal } = patience
    // A redirect says that the bucket is elsewhere; what was signed is not sent there.
    const sent = { method, headers: signed, signal, redirect: 'manual', ...(body && { body }) } as const
    try {
      const response = await call(to, sent)
      clearTimeout(late)
      late = wait(Number(response.headers.get('content-length')))
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
    } catch (error) {
      throw new StoreError('nothing', true, error)
    } finally {
      clearTimeout(late)
    }
  }

  const ask = (method: string, to: string, asked: Asked = {}): Promise<Buffer> =>
    again.execute(async () => {
      const { status, bytes } = await askOnce(method, to, asked)
      if (status < 300) return bytes
      const [, code = String(status)] = /<Code>(\w+)<\/Code>/.exec(bytes.toString()) ?? []
      // New keys may be in their file by now.
      throw new StoreError(code, status >= 500 || status === 429 || code === 'ExpiredToken')
    })

  const read = (name: string, headers: Record<string, string> = {}) =>
    ask('GET', urlOf(name), { headers }).catch(undefinedIfMissing)

  return {
    async put(name, bytes) {
      const headers = { 'content-type': 'application/octet-stream' }
      await ask('PUT', urlOf(name), { headers, body: new Uint8Array(bytes) })
    },
    get: async (name) => read(name),
    beginning: async (name, length) => read(name, { range: `bytes=0-${length - 1}` }),
    async remove(name) {
      await ask('DELETE', urlOf(name)).catch(undefinedIfMissing)
    },
    names: () => namesIn(url, (page) => ask('GET', page)),
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof StoreError) || error.code !== 'NoSuchKey') throw error
}

async function* namesIn(url: string, read: (page: string) => Promise<Buffer>): AsyncGenerator<string> {
  const { origin, pathname } = new URL(url)
  const [, bucket = '', ...folders] = pathname.split('/')
  const prefix = folders.map((folder) => `${folder}/`).join('')
  const query = new URLSearchParams({ 'list-type': '2', prefix })
  let next: string | undefined
  do {
    const page = (await read(`${origin}/${bucket}?${query}`)).toString()
    const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
    // Somebody else may have put something there as well.
    yield* keys.map((key) => key.slice(prefix.length)).filter(isFileName)
    ;[, next] = /<NextContinuationToken>([^<]+)</.exec(page) ?? []
    if (next !== undefined) query.set('continuation-token', next.replaceAll('&amp;', '&'))
  } while (next !== undefined)
}
