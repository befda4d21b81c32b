import { createPrivateKey } from 'node:crypto'
import * as v from 'valibot'
import { keyList } from './keys/key-ring.ts'
import { secrets } from './secrets.ts'

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

const switchedOn = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((word) => word === 'on'),
)
const address = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an address such as https://example.com'),
  v.transform((url) => url.replace(/\/+$/, '')),
)
const wholePort = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a port from 1 to 65535'),
  v.maxValue(65_535, 'must be a port from 1 to 65535'),
)

/** A folder in the bucket may follow. */
const isBucketAddress = (url: string) =>
  /^https?:\/\/[\w.:[\]-]+\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w-]+)*$/.test(url) && URL.canParse(url)
const bucketAddress = v.pipe(
  v.string(),
  v.transform((url) => url.replace(/\/+$/, '')),
  v.check(
    isBucketAddress,
    'must be the address of a bucket such as https://s3.ap-south-1.amazonaws.com/BUCKET or https://HOST/BUCKET/FOLDER',
  ),
)

/** Where a `clamd` listens. */
export type Scanner = { path: string } | { host: string; port: number }

/** Undefined where an address says none. */
function scannerAt(address: string): Scanner | undefined {
  if (address.startsWith('unix:/')) return { path: address.slice('unix:'.length) }
  if (!/^tcp:\/\/[^/@]+:\d+$/.test(address) || !URL.canParse(address)) return undefined
  const { hostname, port } = new URL(address)
  return Number(port) > 0 ? { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) } : undefined
}

const scannerAddress = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const scanner = scannerAt(dataset.value)
    if (scanner) return scanner
    addIssue({ message: 'must be tcp://HOST:PORT or unix:/PATH of a clamd' })
    return NEVER
  }),
)

/** How long the sandbox's parties take: 1 is as the real ones do, 0 is at once. */
const pace = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.2'), v.transform(Number))

const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number such as 500'),
  v.transform(Number),
)

/** What every quotation number begins with; the date follows, so it ends in no digit. */
const prefix = v.pipe(v.string(), v.regex(/^[A-Z]{1,8}$/, 'must be one to eight capital letters'))

/** The addresses of outside parties; the sandbox by default. */
const partnerVariables = {
  INSURERS_URL: v.optional(address),
  REGISTRY_URL: v.optional(address),
  KYC_URL: v.optional(address),
  GATEWAY_URL: v.optional(address),
  SMS_URL: v.optional(address),
  MAIL_URL: v.optional(address),
}

/** Of RSA, as strong as a secret of 128 bits. */
export const captureKeyBits = 3072

/** In an environment a key is one line. */
const privateKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\\n', '\n')),
  v.startsWith('-----BEGIN PRIVATE KEY-----', 'must be a private key as PEM'),
  v.check(isStrong, 'must be an RSA key of at least 3072 bits'),
)

function isStrong(pem: string): boolean {
  try {
    return (createPrivateKey(pem).asymmetricKeyDetails?.modulusLength ?? 0) >= captureKeyBits
  } catch {
    return false
  }
}

const secretVariables = {
  SIGNING_SECRET: v.optional(secrets.entries.signing),
  SIGNING_KEYS: v.optional(v.pipe(v.string(), v.parseJson({}, 'must be a list as JSON'), keyList)),
  GATEWAY_KEY_ID: v.optional(secrets.entries.gatewayKeyId),
  GATEWAY_KEY_SECRET: v.optional(secrets.entries.gatewayKeySecret),
  GATEWAY_WEBHOOK_SECRET: v.optional(secrets.entries.gatewayWebhookSecret),
  GATEWAY_WEBHOOK_SECRET_OLD: secrets.entries.gatewayWebhookSecretOld,
  PARTNER_KEY: v.optional(secrets.entries.partnerKey),
  CAPTURE_KEY: v.optional(privateKey),
  CAPTURE_KEY_OLD: v.optional(privateKey),
}

/** A store of objects instead of a folder; the names of its keys are those of Amazon's own programs. */
export const storeVariables = {
  DOCUMENTS_URL: v.optional(bucketAddress),
  AWS_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a region such as ap-south-1')),
    'us-east-1',
  ),
  AWS_ACCESS_KEY_ID: v.optional(v.string()),
  AWS_SECRET_ACCESS_KEY: v.optional(v.string()),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  AWS_SHARED_CREDENTIALS_FILE: v.optional(v.string()),
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PORT: v.optional(wholePort, '3000'),
  /** Longer than the 60 s for which most proxies and clients keep an idle connection. */
  KEEP_ALIVE_SECONDS: v.optional(count, '75'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DATABASE_FSYNC: v.optional(switchedOn, 'off'),
  SANDBOX: v.optional(v.picklist(['on', 'off', 'apart'], 'must be on, off or apart')),
  SANDBOX_PACE: v.optional(pace, '1'),
  /** More codes for one number than people get, for tests that sign in again and again. */
  OTP_SENDS_PER_HOUR: v.optional(count),
  PAID_CALLS_PER_DAY: v.optional(count, '10000'),
  QUOTATION_PREFIX: v.optional(prefix, 'SAFH'),
  PRICES_FIRST: v.optional(switchedOn, 'off'),
  BASE_URL: v.optional(address),
  LOG_LEVEL: v.optional(v.picklist(levels, `must be one of ${levels.join(', ')}`), 'info'),
  METRICS_TOKEN: v.optional(secrets.entries.signing),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address),
  SCANNER_URL: v.optional(scannerAddress),
  COVERAGE_FILE: v.optional(v.string(), 'coverage/coverage.json'),
  ...partnerVariables,
  ...secretVariables,
  ...storeVariables,
})

export type Environment = v.InferOutput<typeof environment>

/** On unless it is said to be off. */
export const hasSandbox = ({ SANDBOX }: Environment): boolean => SANDBOX !== 'off'

/** What the given variables make necessary, and what they rule out. */
export const errorsOf = (from: Environment): string[] => [
  ...missingPartners(from),
  ...unsaidSandbox(from),
  ...unencrypted(from),
  ...unscanned(from),
  ...tooLenient(from),
  ...missingSecrets(from),
  ...missingStoreKeys(from),
]

const partnerNames = Object.keys(partnerVariables) as (keyof typeof partnerVariables)[]

function missingPartners(from: Environment): string[] {
  if (hasSandbox(from)) return []
  return partnerNames.filter((name) => !from[name]).map((name) => `${name}: is required when SANDBOX is off`)
}

/** The sandbox has employees of its own and shows every code, so it must not be on because somebody forgot it. */
const unsaidSandbox = ({ NODE_ENV, SANDBOX }: Environment): string[] =>
  NODE_ENV === 'production' && SANDBOX === undefined
    ? ['SANDBOX: is required in production: off, or on or apart for a demonstration with made-up partners']
    : []

/** With real people and parties nothing goes over a network as plain text. */
function unencrypted(from: Environment): string[] {
  if (from.NODE_ENV !== 'production' || hasSandbox(from)) return []
  const addresses = { ...from, BASE_URL: from.BASE_URL ?? 'http://localhost' }
  const errors = (['BASE_URL', ...partnerNames, 'DOCUMENTS_URL'] as const)
    .filter((name) => /^http:/i.test(addresses[name] ?? ''))
    .map((name) => `${name}: must begin with https:// in production`)
  const { DATABASE_URL } = from
  if (DATABASE_URL === undefined || isHereOrEncrypted(DATABASE_URL)) return errors
  return [
    ...errors,
    'DATABASE_URL: needs sslmode=verify-full in production, or a database on this machine (localhost or a socket)',
  ]
}

/** `pg` prefers a host among the parameters; one that begins with a slash (`%2F`) is the folder of a socket. */
function isHereOrEncrypted(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  const isHere = /^(\/|%2f|localhost$|127(\.\d+){3}$|\[?::1\]?$)/i.test(host)
  return isHere || searchParams.get('sslmode') === 'verify-full'
}

/** Real people's files are scanned, on this machine: a clamd takes them as plain text. */
function unscanned(from: Environment): string[] {
  const { NODE_ENV, SCANNER_URL } = from
  if (NODE_ENV !== 'production' || hasSandbox(from)) return []
  if (SCANNER_URL === undefined) return ['SCANNER_URL: is required in production when SANDBOX is off']
  const isHere = 'path' in SCANNER_URL || /^(localhost|127(\.\d+){3}|::1)$/.test(SCANNER_URL.host)
  return isHere ? [] : ['SCANNER_URL: must be on this machine in production (localhost or a socket)']
}

/** Outside the sandbox at most five codes an hour reach a person (ruling 11). */
const tooLenient = (from: Environment): string[] =>
  hasSandbox(from) || from.OTP_SENDS_PER_HOUR === undefined
    ? []
    : ['OTP_SENDS_PER_HOUR: is for the sandbox only']

export const secretNames = [
  'SIGNING_SECRET',
  'GATEWAY_KEY_ID',
  'GATEWAY_KEY_SECRET',
  'GATEWAY_WEBHOOK_SECRET',
  'PARTNER_KEY',
] as const

/** Several servers on one database need the same secrets, so these cannot come from a local file. */
function missingSecrets(from: Environment): string[] {
  if (from.NODE_ENV !== 'production' || !from.DATABASE_URL) return []
  return secretNames
    .filter((name) => !from[name])
    .map((name) => `${name}: is required in production with DATABASE_URL`)
}

export type StoreEnvironment = v.InferOutput<v.ObjectSchema<typeof storeVariables, undefined>>

export function missingStoreKeys(from: StoreEnvironment): string[] {
  const isInFile = from.AWS_SHARED_CREDENTIALS_FILE && !from.AWS_ACCESS_KEY_ID && !from.AWS_SECRET_ACCESS_KEY
  if (!from.DOCUMENTS_URL || isInFile) return []
  return (['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    .filter((name) => !from[name])
    .map((name) => `${name}: is required with DOCUMENTS_URL`)
}
