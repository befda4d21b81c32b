import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { makeFolder } from './make-folder.ts'

const secret = v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))

export const secrets = v.object({
  /** Hides whom counters and traffic are about; also what the first key was, and is until another one is made. */
  signing: secret,
  gatewayKeyId: v.pipe(v.string(), v.minLength(1)),
  gatewayKeySecret: secret,
  gatewayWebhookSecret: secret,
  /** Still accepted during a rotation of the secret. */
  gatewayWebhookSecretOld: v.optional(secret),
  /** Shown to the insurers, the registry, KYC and the message carriers. */
  partnerKey: secret,
})

export type Secrets = v.InferOutput<typeof secrets>

const made = (): Secrets => ({
  signing: randomBytes(32).toString('base64url'),
  gatewayKeyId: `rzp_test_${randomBytes(7).toString('hex')}`,
  gatewayKeySecret: randomBytes(24).toString('base64url'),
  gatewayWebhookSecret: randomBytes(24).toString('base64url'),
  partnerKey: randomBytes(24).toString('base64url'),
})

/**
 * The secrets of a data directory, made on its first use and readable by their owner alone. They are on the disk, and
 * whole, before anything is signed with them: a hard link appears completely or not at all.
 */
export function storedSecrets(dataDir: string): Secrets {
  const path = secretsFile(dataDir)
  makeFolder(dataDir)
  if (!existsSync(path)) make(path)
  return v.parse(secrets, JSON.parse(readFileSync(path, 'utf8')))
}

export const secretsFile = (dataDir: string): string => join(dataDir, 'secrets.json')

function make(path: string): void {
  const ours = `${path}.${process.pid}`
  writeFileSync(ours, JSON.stringify(made(), null, 2), { mode: 0o600, flush: true })
  try {
    linkSync(ours, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(ours, { force: true })
  }
}
