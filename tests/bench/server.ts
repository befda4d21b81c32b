import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Assembled, assemble } from '#server/assemble.ts'
import { readConfig } from '#server/config.ts'
import { type Listening, listen } from '#server/listen.ts'
import { sparePort } from '../server/support/spare-port.ts'

/** How long each question to an insurer took, in ms, seen from the server. */
export const insurerTimes: number[] = []

const plainFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const begun = performance.now()
  const response = await plainFetch(input, init)
  if (String(input).includes('/sandbox/insurers/')) insurerTimes.push(performance.now() - begun)
  return response
}

export type Running = { assembled: Assembled; url: string; stop: () => Promise<void> }

/** The whole server on a port of its own, on PGlite or the database at an address, with a data directory to throw away. */
export async function running(databaseUrl?: string): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-bench-'))
  const port = await sparePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    OTP_SENDS_PER_HOUR: '5000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const assembled = await assemble(config)
  const { fetch } = assembled.app
  const listening: Listening = await listen(
    getRequestListener((request, env) => fetch(request, env)),
    config,
  )
  const stop = async () => {
    await listening.close(1000)
    await assembled.jobs.stop(1_000)
    await assembled.database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { assembled, url: config.baseUrl, stop }
}

/** A browser's cookies, sent with every call. */
export function caller(url: string) {
  const cookies = new Map<string, string>()
  return async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        origin: url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
}
