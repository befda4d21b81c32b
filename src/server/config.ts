import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import {
  type Environment,
  environment,
  errorsOf,
  hasSandbox,
  type Scanner,
  type StoreEnvironment,
  secretNames,
} from './environment.ts'
import { firstKeyId, fixedKeys, type KeyRing } from './keys/key-ring.ts'
import { storedKeys } from './keys/stored-keys.ts'
import { type Secrets, secrets, secretsFile, storedSecrets } from './secrets.ts'

type Partner = 'insurers' | 'registry' | 'kyc' | 'gateway' | 'sms' | 'mail'

/** A bucket, and a folder in it, of a store that speaks the protocol of Amazon S3. */
export type ObjectStore = {
  /** `https://HOST/BUCKET` or `https://HOST/BUCKET/FOLDER`. */
  url: string
  region: string
  /** Or the path of a file that has them. */
  keys: StoreKeys | string
}
export type StoreKeys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined }

export type Config = {
  port: number
  keepAliveMs: number
  dataDir: string
  databaseUrl?: string | undefined
  /** The store of objects with uploads and documents; without it they are in the data directory. */
  documents?: ObjectStore | undefined
  /** Where uploads are scanned for malware; without it nothing scans. */
  scanner?: Scanner | undefined
  /** Whether every commit of the embedded database waits for the disk. */
  databaseFsync: boolean
  /** Whether the partners are the sandbox. */
  sandbox: boolean
  /** Whether this process plays it, and not one that does so for several servers. */
  playsSandbox: boolean
  /** Factor on the time the sandbox's parties take. */
  sandboxPace: number
  /** For one number; an address gets four times as many. */
  otpSendsPerHour: number
  /** Calls a day of each partner that is paid for: identities, Aadhaar's codes, the vehicle registry. */
  paidCallsPerDay: number
  /** What quotation numbers begin with. */
  quotationPrefix: string
  /** Whether journeys that begin now show prices before they ask for a name and a number. */
  pricesFirst: boolean
  /** The public address of this server, without trailing slash. */
  baseUrl: string
  logLevel: Environment['LOG_LEVEL']
  /** Opens `/metrics`; without it there is none. */
  metricsToken?: string | undefined
  /** Where the collector of traces listens; without it nothing is traced. */
  tracesTo?: string | undefined
  /** Where `npm run coverage` leaves its report. */
  coverageFile: string
  partners: Record<Partner, string>
  /** Private keys for batches of interactions as PEM, the current one first; without any the data directory has them. */
  captureKeys: readonly string[]
  secrets: Secrets
  /** Seal and sign. */
  keys: KeyRing
}

/** The environment is invalid; one line per error, without values. */
export class ConfigError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(errors.join('\n'))
  }
}

/** Parses the environment, or throws all its errors at once. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(environment, given, { abortPipeEarly: true })
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`))
  }
  const from = parsed.output
  const errors = errorsOf(from)
  if (errors.length > 0) throw new ConfigError(errors)
  const baseUrl = from.BASE_URL ?? `http://localhost:${from.PORT}`
  return {
    port: from.PORT,
    keepAliveMs: from.KEEP_ALIVE_SECONDS * 1_000,
    dataDir: from.DATA_DIR,
    databaseUrl: from.DATABASE_URL,
    documents: documentsOf(from),
    scanner: from.SCANNER_URL,
    databaseFsync: from.DATABASE_FSYNC,
    sandbox: hasSandbox(from),
    playsSandbox: hasSandbox(from) && from.SANDBOX !== 'apart',
    sandboxPace: from.SANDBOX_PACE,
    otpSendsPerHour: from.OTP_SENDS_PER_HOUR ?? limits.otp.sendsPerHour,
    paidCallsPerDay: from.PAID_CALLS_PER_DAY,
    quotationPrefix: from.QUOTATION_PREFIX,
    pricesFirst: from.PRICES_FIRST,
    baseUrl,
    logLevel: from.LOG_LEVEL,
    metricsToken: from.METRICS_TOKEN,
    tracesTo: from.OTEL_EXPORTER_OTLP_ENDPOINT,
    coverageFile: from.COVERAGE_FILE,
    partners: partnersOf(from, baseUrl),
    captureKeys: [from.CAPTURE_KEY, from.CAPTURE_KEY_OLD].filter((key) => key !== undefined),
    secrets: secretsOf(from),
    keys: keysOf(from),
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

function secretsOf(from: Environment): Secrets {
  const complete = secretNames.every((name) => from[name])
  const kept = complete ? undefined : secretsIn(from.DATA_DIR)
  return v.parse(secrets, {
    signing: from.SIGNING_SECRET ?? kept?.signing,
    gatewayKeyId: from.GATEWAY_KEY_ID ?? kept?.gatewayKeyId,
    gatewayKeySecret: from.GATEWAY_KEY_SECRET ?? kept?.gatewayKeySecret,
    gatewayWebhookSecret: from.GATEWAY_WEBHOOK_SECRET ?? kept?.gatewayWebhookSecret,
    gatewayWebhookSecretOld: from.GATEWAY_WEBHOOK_SECRET_OLD,
    partnerKey: from.PARTNER_KEY ?? kept?.partnerKey,
  })
}

function secretsIn(dataDir: string): Secrets {
  try {
    return storedSecrets(dataDir)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : 'it is damaged'
    throw new ConfigError([`DATA_DIR: secrets.json cannot be read or made there (${why})`])
  }
}

/** Where the credentials are there, see `missingStoreKeys`. */
export function documentsOf(from: StoreEnvironment): ObjectStore | undefined {
  const { DOCUMENTS_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = from
  const file = from.AWS_SHARED_CREDENTIALS_FILE
  if (!url) return undefined
  if (accessKeyId && secretAccessKey) {
    const keys = { accessKeyId, secretAccessKey, sessionToken: from.AWS_SESSION_TOKEN }
    return { url, region: from.AWS_REGION, keys }
  }
  return file ? { url, region: from.AWS_REGION, keys: file } : undefined
}

/** From the environment as long as the process runs, or from the file of secrets as it changes. */
function keysOf({ SIGNING_KEYS, SIGNING_SECRET, DATA_DIR }: Environment): KeyRing {
  if (SIGNING_KEYS) return fixedKeys(SIGNING_KEYS)
  return SIGNING_SECRET
    ? fixedKeys([{ id: firstKeyId, secret: SIGNING_SECRET }])
    : storedKeys(secretsFile(DATA_DIR))
}
