import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { SandboxOptions } from '#sandbox/environment.ts'
import { sandboxApp } from '#sandbox/sandbox.ts'
import { sandboxPartnerKey } from './account/sandbox-people.ts'
import { systemClock } from './clock-and-random.ts'
import type { Config } from './config.ts'
import { takeLock } from './db/lock.ts'
import { type Listening, listen } from './listen.ts'

type Outside = Pick<SandboxOptions, 'clock' | 'fetch'> & Partial<SandboxOptions>

/** The sandbox for this configuration, to be mounted at /sandbox. */
export function sandboxOf(config: Config, outside: Outside): Hono {
  return sandboxApp({
    publicUrl: `${config.baseUrl}/sandbox`,
    webhookUrl: `${config.baseUrl}/webhooks/gateway`,
    secrets: { ...config.secrets, visitorKey: sandboxPartnerKey(config.secrets.signing) },
    latencyFactor: config.sandboxPace,
    ...outside,
  })
}

/** The same with its orders, payments and policies in the data directory, which one process at a time may play from. */
export function openSandbox(config: Config): { sandbox: Hono; close: () => void } {
  const close = takeLock(join(config.dataDir, 'sandbox.lock'))
  const stateFile = join(config.dataDir, 'sandbox.jsonl')
  return { sandbox: sandboxOf(config, { clock: systemClock.now, fetch, stateFile }), close }
}

/** The sandbox by itself, for several servers behind one address (`SANDBOX=apart`). */
export async function serveSandbox(config: Config): Promise<Listening> {
  const { sandbox, close } = openSandbox(config)
  const app = new Hono().route('/sandbox', sandbox)
  const listening = await listen(getRequestListener(app.fetch), config).catch((error) => {
    close()
    throw error
  })
  return { close: (graceMs) => listening.close(graceMs).finally(close) }
}
