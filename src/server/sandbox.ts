import { join } from 'node:path'
import type { Hono } from 'hono'
import type { SandboxOptions } from '#sandbox/environment.ts'
import { sandboxApp } from '#sandbox/sandbox.ts'
import { sandboxPartnerKey } from './account/sandbox-people.ts'
import type { Config } from './config.ts'

type Outside = Pick<SandboxOptions, 'clock' | 'fetch'> & Partial<SandboxOptions>

/** The sandbox for this configuration, to be mounted at /sandbox; undefined where it is off. */
export function sandboxOf(config: Config, outside: Outside): Hono | undefined {
  if (!config.sandbox) return undefined
  return sandboxApp({
    publicUrl: `${config.baseUrl}/sandbox`,
    webhookUrl: `${config.baseUrl}/webhooks/gateway`,
    secrets: { ...config.secrets, visitorKey: sandboxPartnerKey(config.secrets.signing) },
    latencyFactor: config.sandboxPace,
    ...outside,
  })
}

/** Where the sandbox's orders, payments and policies survive the process. */
export const sandboxState = (config: Config): string => join(config.dataDir, 'sandbox.jsonl')
