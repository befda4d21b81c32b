import * as v from 'valibot'
import { keptSecrets, type Secrets, secrets } from './secrets.ts'

const switchedOn = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((word) => word === 'on'),
)
const address = v.pipe(
  v.string(),
  v.url('must be an address such as https://example.com'),
  v.transform((url) => url.replace(/\/+$/, '')),
)
const wholePort = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a port from 1 to 65535'),
  v.maxValue(65_535, 'must be a port from 1 to 65535'),
)

/** The outside parties, each an address; where one is not given the sandbox stands in. */
const partnerVariables = {
  INSURERS_URL: v.optional(address),
  REGISTRY_URL: v.optional(address),
  KYC_URL: v.optional(address),
  GATEWAY_URL: v.optional(address),
  SMS_URL: v.optional(address),
  MAIL_URL: v.optional(address),
}

const secretVariables = {
  SIGNING_SECRET: v.optional(secrets.entries.signing),
  GATEWAY_KEY_ID: v.optional(secrets.entries.gatewayKeyId),
  GATEWAY_KEY_SECRET: v.optional(secrets.entries.gatewayKeySecret),
  GATEWAY_WEBHOOK_SECRET: v.optional(secrets.entries.gatewayWebhookSecret),
  GATEWAY_WEBHOOK_SECRET_OLD: secrets.entries.gatewayWebhookSecretOld,
  PARTNER_KEY: v.optional(secrets.entries.partnerKey),
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const environment = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(wholePort, '3000'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  SANDBOX: v.optional(switchedOn, 'on'),
  BASE_URL: v.optional(address),
  LOG_LEVEL: v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info'),
  ...partnerVariables,
  ...secretVariables,
})

type Environment = v.InferOutput<typeof environment>
type Partner = 'insurers' | 'registry' | 'kyc' | 'gateway' | 'sms' | 'mail'

export type Config = {
  port: number
  dataDir: string
  databaseUrl?: string | undefined
  sandbox: boolean
  /** Where browsers reach this server; no slash at its end. */
  baseUrl: string
  logLevel: (typeof levels)[number]
  partners: Record<Partner, string>
  secrets: Secrets
}

/** The environment is unusable; one line a fault, none of which repeats a value. */
export class ConfigFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/** Reads the environment, or throws every fault in it at once. An empty variable counts as not given. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) {
    throw new ConfigFault(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`))
  }
  const from = parsed.output
  const missing = [...missingPartners(from), ...missingSecrets(from)]
  if (missing.length > 0) throw new ConfigFault(missing)
  const baseUrl = from.BASE_URL ?? `http://localhost:${from.PORT}`
  return {
    port: from.PORT,
    dataDir: from.DATA_DIR,
    databaseUrl: from.DATABASE_URL,
    sandbox: from.SANDBOX,
    baseUrl,
    logLevel: from.LOG_LEVEL,
    partners: partnersOf(from, baseUrl),
    secrets: secretsOf(from),
  }
}

function partnersOf(from: Environment, baseUrl: string): Config['partners'] {
  return {
    insurers: from.INSURERS_URL ?? `${baseUrl}/sandbox/insurers`,
    registry: from.REGISTRY_URL ?? `${baseUrl}/sandbox/registry`,
    kyc: from.KYC_URL ?? `${baseUrl}/sandbox/kyc`,
    gateway: from.GATEWAY_URL ?? `${baseUrl}/sandbox/gateway`,
    sms: from.SMS_URL ?? `${baseUrl}/sandbox/sms`,
    mail: from.MAIL_URL ?? `${baseUrl}/sandbox/mail`,
  }
}

function missingPartners(from: Environment): string[] {
  if (from.SANDBOX) return []
  const names = Object.keys(partnerVariables) as (keyof typeof partnerVariables)[]
  return names.filter((name) => !from[name]).map((name) => `${name}: is required when SANDBOX is off`)
}

const mustBeGiven = [
  'SIGNING_SECRET',
  'GATEWAY_KEY_ID',
  'GATEWAY_KEY_SECRET',
  'GATEWAY_WEBHOOK_SECRET',
  'PARTNER_KEY',
] as const

/** Several servers on one database need the same secrets, so there they cannot come from a local file. */
function missingSecrets(from: Environment): string[] {
  if (from.NODE_ENV !== 'production' || !from.DATABASE_URL) return []
  return mustBeGiven
    .filter((name) => !from[name])
    .map((name) => `${name}: is required in production with DATABASE_URL`)
}

function secretsOf(from: Environment): Secrets {
  const complete = mustBeGiven.every((name) => from[name])
  const kept = complete ? undefined : keptSecrets(from.DATA_DIR)
  return v.parse(secrets, {
    signing: from.SIGNING_SECRET ?? kept?.signing,
    gatewayKeyId: from.GATEWAY_KEY_ID ?? kept?.gatewayKeyId,
    gatewayKeySecret: from.GATEWAY_KEY_SECRET ?? kept?.gatewayKeySecret,
    gatewayWebhookSecret: from.GATEWAY_WEBHOOK_SECRET ?? kept?.gatewayWebhookSecret,
    gatewayWebhookSecretOld: from.GATEWAY_WEBHOOK_SECRET_OLD,
    partnerKey: from.PARTNER_KEY ?? kept?.partnerKey,
  })
}
