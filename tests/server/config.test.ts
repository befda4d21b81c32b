import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'
import { environment } from '#server/environment.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'safar-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

function errorsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR, ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
  }
  return []
}

const secrets = {
  SIGNING_SECRET: 'a signing secret of some length',
  GATEWAY_KEY_ID: 'rzp_live_key',
  GATEWAY_KEY_SECRET: 'a gateway secret of some length',
  GATEWAY_WEBHOOK_SECRET: 'a webhook secret of some length',
  PARTNER_KEY: 'a partner key of some length',
}

const real = {
  NODE_ENV: 'production',
  SANDBOX: 'off',
  BASE_URL: 'https://safar.example',
  INSURERS_URL: 'https://insurers.example',
  REGISTRY_URL: 'https://registry.example',
  KYC_URL: 'https://kyc.example',
  GATEWAY_URL: 'https://gateway.example',
  SMS_URL: 'https://sms.example',
  MAIL_URL: 'https://mail.example',
  SCANNER_URL: 'unix:/run/clamd.sock',
}

const anAddress = 'must be an address such as https://example.com'
const aSecret = 'needs at least 16 characters'
const aCount = 'must be a whole number such as 500'
const aBucket =
  'must be the address of a bucket such as https://s3.ap-south-1.amazonaws.com/BUCKET or https://HOST/BUCKET/FOLDER'

/** Each variable as it cannot be, and what an operator then reads. */
const wrong: Record<string, readonly [value: string, told: string]> = {
  NODE_ENV: ['prod', 'must be production, development or test'],
  PORT: ['https', 'must be a port from 1 to 65535'],
  KEEP_ALIVE_SECONDS: ['0', aCount],
  DATABASE_URL: ['mysql://localhost/safar', 'must begin with postgres:// or postgresql://'],
  DATABASE_FSYNC: ['yes', 'must be on or off'],
  SANDBOX: ['maybe', 'must be on, off or apart'],
  SANDBOX_PACE: ['fast', 'must be a number such as 0.2'],
  OTP_SENDS_PER_HOUR: ['many', aCount],
  PAID_CALLS_PER_DAY: ['0', aCount],
  QUOTATION_PREFIX: ['saf1', 'must be one to eight capital letters'],
  PRICES_FIRST: ['true', 'must be on or off'],
  BASE_URL: ['safar', anAddress],
  LOG_LEVEL: ['loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  METRICS_TOKEN: ['fifteen letters', aSecret],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', anAddress],
  INSURERS_URL: ['insurers', anAddress],
  REGISTRY_URL: ['registry', anAddress],
  KYC_URL: ['kyc', anAddress],
  GATEWAY_URL: ['gateway', anAddress],
  SMS_URL: ['ftp://sms.example', anAddress],
  MAIL_URL: ['mail', anAddress],
  SIGNING_SECRET: ['fifteen letters', aSecret],
  SIGNING_KEYS: ['one', 'must be a list as JSON'],
  GATEWAY_KEY_SECRET: ['short', aSecret],
  GATEWAY_WEBHOOK_SECRET: ['short', aSecret],
  GATEWAY_WEBHOOK_SECRET_OLD: ['short', aSecret],
  PARTNER_KEY: ['short', aSecret],
  CAPTURE_KEY: ['key', 'must be a private key as PEM'],
  CAPTURE_KEY_OLD: ['key', 'must be a private key as PEM'],
  DOCUMENTS_URL: ['papers', aBucket],
  SCANNER_URL: ['http://localhost:3310', 'must be tcp://HOST:PORT or unix:/PATH of a clamd'],
  AWS_REGION: ['ap south', 'must be a region such as ap-south-1'],
}
const store = {
  DOCUMENTS_URL: 'https://s3.example/papers/safar/',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'key',
}

/** What can be any text; the last four are found wrong by the store, at the start. */
const anyText = [
  'DATA_DIR',
  'COVERAGE_FILE',
  'GATEWAY_KEY_ID',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_SHARED_CREDENTIALS_FILE',
]

describe('readConfig', () => {
  it('needs nothing: everything has a default that works on one machine', () => {
    const url = 'http://localhost:3000'
    const { secrets: made, keys, ...config } = readConfig({ DATA_DIR })
    expect(config).toEqual({
      port: 3000,
      keepAliveMs: 75_000,
      dataDir: DATA_DIR,
      databaseFsync: false,
      sandbox: true,
      playsSandbox: true,
      sandboxPace: 1,
      otpSendsPerHour: 5,
      paidCallsPerDay: 10_000,
      quotationPrefix: 'SAFH',
      pricesFirst: false,
      baseUrl: url,
      logLevel: 'info',
      coverageFile: 'coverage/coverage.json',
      partners: {
        insurers: `${url}/sandbox/insurers`,
        registry: `${url}/sandbox/registry`,
        kyc: `${url}/sandbox/kyc`,
        gateway: `${url}/sandbox/gateway`,
        sms: `${url}/sandbox/sms`,
        mail: `${url}/sandbox/mail`,
      },
      captureKeys: [],
    })
    expect(keys.all()).toEqual([{ id: '1', secret: made.signing }])
    expect(readConfig({ ...secrets }).dataDir).toBe('.data')
  })

  it('takes what it is told', () => {
    const { SANDBOX: _, ...there } = real
    const given = { ...there, ...secrets, GATEWAY_WEBHOOK_SECRET_OLD: 'an earlier secret of some length' }
    const told = {
      PORT: '65535',
      DATABASE_URL: 'postgresql://localhost/safar',
      DATABASE_FSYNC: 'on',
      SANDBOX: 'apart',
      SANDBOX_PACE: '0.25',
      PAID_CALLS_PER_DAY: '20',
      QUOTATION_PREFIX: 'Q',
      PRICES_FIRST: 'on',
      LOG_LEVEL: 'trace',
      METRICS_TOKEN: 'sixteen letters.',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      COVERAGE_FILE: 'last.json',
    }
    const { keys, ...config } = readConfig({ DATA_DIR: '/nowhere', ...given, ...told })
    expect(config).toEqual({
      port: 65_535,
      keepAliveMs: 75_000,
      dataDir: '/nowhere',
      databaseUrl: told.DATABASE_URL,
      databaseFsync: true,
      scanner: { path: '/run/clamd.sock' },
      sandbox: true,
      playsSandbox: false,
      sandboxPace: 0.25,
      otpSendsPerHour: 5,
      paidCallsPerDay: 20,
      quotationPrefix: 'Q',
      pricesFirst: true,
      baseUrl: real.BASE_URL,
      logLevel: 'trace',
      metricsToken: told.METRICS_TOKEN,
      tracesTo: 'http://localhost:4318',
      coverageFile: 'last.json',
      partners: {
        insurers: real.INSURERS_URL,
        registry: real.REGISTRY_URL,
        kyc: real.KYC_URL,
        gateway: real.GATEWAY_URL,
        sms: real.SMS_URL,
        mail: real.MAIL_URL,
      },
      captureKeys: [],
      secrets: {
        signing: secrets.SIGNING_SECRET,
        gatewayKeyId: secrets.GATEWAY_KEY_ID,
        gatewayKeySecret: secrets.GATEWAY_KEY_SECRET,
        gatewayWebhookSecret: secrets.GATEWAY_WEBHOOK_SECRET,
        gatewayWebhookSecretOld: given.GATEWAY_WEBHOOK_SECRET_OLD,
        partnerKey: secrets.PARTNER_KEY,
      },
    })
    expect(keys.all()).toEqual([{ id: '1', secret: secrets.SIGNING_SECRET }])
  })

  it('seals and signs with the keys it is given rather than with the secret', () => {
    const SIGNING_KEYS = JSON.stringify([
      { id: '2', secret: 'a newer key of some length', since: '2026-11-26T05:00:00.000Z' },
      { id: '1', secret: secrets.SIGNING_SECRET },
    ])
    const { keys } = readConfig({ ...secrets, SIGNING_KEYS })
    expect(keys.current()).toMatchObject({ id: '2', secret: 'a newer key of some length' })
    expect(keys.find('1')?.secret).toBe(secrets.SIGNING_SECRET)
    expect(keys.find('3')).toBeUndefined()
  })

  it.each([
    ['[]', 'needs a key'],
    ['[{"id":"1","secret":"fifteen letters"}]', aSecret],
    ['[{"id":"01","secret":"sixteen letters."}]', 'must be a number such as 2'],
    ['[{"id":"10000","secret":"sixteen letters."}]', 'must be a number such as 2'],
    [
      '[{"id":"1","secret":"sixteen letters.","since":"today"}]',
      'must be a time such as 2026-11-26T05:00:00.000Z',
    ],
    [
      '[{"id":"1","secret":"sixteen letters."},{"id":"1","secret":"seventeen letters"}]',
      'has two keys of one id',
    ],
  ])('refuses the keys %s', (SIGNING_KEYS, told) => {
    expect(errorsOf({ SIGNING_KEYS })).toEqual([expect.stringMatching(/^SIGNING_KEYS.*: /)])
    expect(errorsOf({ SIGNING_KEYS })[0]).toContain(told)
  })

  it('keeps idle connections for longer than the 60 s of most proxies, or for as long as it is told', () => {
    expect(readConfig({ DATA_DIR }).keepAliveMs).toBeGreaterThan(60_000)
    expect(readConfig({ DATA_DIR, KEEP_ALIVE_SECONDS: '400' }).keepAliveMs).toBe(400_000)
  })

  it('sends more codes an hour in the sandbox only', () => {
    expect(readConfig({ DATA_DIR }).otpSendsPerHour).toBe(5)
    expect(readConfig({ DATA_DIR, OTP_SENDS_PER_HOUR: '500' }).otpSendsPerHour).toBe(500)
    expect(errorsOf({ SANDBOX: 'off', OTP_SENDS_PER_HOUR: '500' })).toContain(
      'OTP_SENDS_PER_HOUR: is for the sandbox only',
    )
    expect(errorsOf({ OTP_SENDS_PER_HOUR: '0' })).toEqual([
      'OTP_SENDS_PER_HOUR: must be a whole number such as 500',
    ])
  })

  it('takes an empty variable as not given', () => {
    expect(readConfig({ DATA_DIR, PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    })
  })

  it('names every fault at once, one line each, without repeating a value', () => {
    const errors = errorsOf({
      PORT: 'https',
      SANDBOX: 'maybe',
      BASE_URL: 'safar',
      LOG_LEVEL: 'loud',
      SIGNING_SECRET: 'hush',
    })
    expect(errors).toEqual([
      'PORT: must be a port from 1 to 65535',
      'SANDBOX: must be on, off or apart',
      'BASE_URL: must be an address such as https://example.com',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      'SIGNING_SECRET: needs at least 16 characters',
    ])
  })

  it('refuses every variable that is wrong with one line', () => {
    const names = Object.keys(environment.entries)
    const values = Object.entries(wrong).map(([name, [value]]) => [name, value])
    const told = names.filter((name) => wrong[name]).map((name) => `${name}: ${wrong[name]?.[1]}`)
    expect(errorsOf(Object.fromEntries(values))).toEqual(told)
    expect(names.filter((name) => !wrong[name])).toEqual(anyText)
  })

  it.each([
    ['SANDBOX_PACE', '0.2s'],
    ['SANDBOX_PACE', 'x0.2'],
    ['PAID_CALLS_PER_DAY', '1000000'],
    ['PAID_CALLS_PER_DAY', '-5'],
    ['QUOTATION_PREFIX', 'QUOTATION'],
    ['QUOTATION_PREFIX', 'QA1'],
    ['QUOTATION_PREFIX', '1QA'],
    ['DATABASE_URL', 'see postgres://localhost/safar'],
    ['BASE_URL', 'shttp://safar.example'],
    ['AWS_REGION', 'ap-south-1/'],
    ['AWS_REGION', '/ap-south-1'],
    ['SCANNER_URL', 'http+tcp://localhost:3310'],
    ['SCANNER_URL', 'tcp://localhost:3310/x'],
    ['SCANNER_URL', 'a unix:/run/clamd.sock'],
    ['DOCUMENTS_URL', 'see https://s3.example/papers'],
    ['CAPTURE_KEY', ' -----BEGIN PRIVATE KEY-----'],
  ])('refuses %s=%s', (name, value) => {
    expect(errorsOf({ ...store, [name]: value })).toEqual([`${name}: ${wrong[name]?.[1]}`])
  })

  it('has every variable in the table of the documentation, and no other there', () => {
    const [, section = ''] = readFileSync('src/server/README.md', 'utf8').split('\n## Environment\n')
    const [text = ''] = section.split('\n## ')
    const rows = [...text.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, names = '']) => names)
    const told = rows.flatMap((names) => names.split(/`\s*`?/).filter(Boolean))
    const ofTests = ['TEST_DATABASE_URL', 'CHROMIUM_PATH']
    expect([...told, 'NODE_ENV'].toSorted()).toEqual(
      [...Object.keys(environment.entries), ...ofTests].toSorted(),
    )
    expect(text).toContain('`NODE_ENV` is `production`, `development` (the default) or `test`')
  })

  it('says which data directory cannot be used, and why', () => {
    const file = join(DATA_DIR, 'a-file')
    writeFileSync(file, '')
    expect(errorsOf({ DATA_DIR: file })).toEqual([
      'DATA_DIR: secrets.json cannot be read or made there (ENOTDIR)',
    ])
    // A folder that the system knows and lets nobody make: only Linux has one.
    if (existsSync('/proc'))
      expect(errorsOf({ DATA_DIR: '/proc/safar/data' })).toEqual([
        'DATA_DIR: secrets.json cannot be read or made there (ENOENT)',
      ])
    const damaged = join(DATA_DIR, 'damaged')
    mkdirSync(damaged)
    writeFileSync(join(damaged, 'secrets.json'), '{"signing"')
    expect(errorsOf({ DATA_DIR: damaged })).toEqual([
      'DATA_DIR: secrets.json cannot be read or made there (it is damaged)',
    ])
  })

  it.each(['0', '65536', '-1', '3000.5'])('refuses port %s', (PORT) => {
    expect(errorsOf({ PORT })).toEqual(['PORT: must be a port from 1 to 65535'])
  })

  it.each(['safar', 'ftp://safar.example', '//safar.example'])('refuses the address %s', (BASE_URL) => {
    expect(errorsOf({ BASE_URL })).toEqual(['BASE_URL: must be an address such as https://example.com'])
  })

  it('refuses a database that is not PostgreSQL', () => {
    expect(errorsOf({ DATABASE_URL: 'mysql://localhost/safar' })).toEqual([
      'DATABASE_URL: must begin with postgres:// or postgresql://',
    ])
  })

  it('asks for every partner where there is no sandbox to stand in', () => {
    expect(errorsOf({ SANDBOX: 'off', GATEWAY_URL: 'https://gateway.example' })).toEqual([
      'INSURERS_URL: is required when SANDBOX is off',
      'REGISTRY_URL: is required when SANDBOX is off',
      'KYC_URL: is required when SANDBOX is off',
      'SMS_URL: is required when SANDBOX is off',
      'MAIL_URL: is required when SANDBOX is off',
    ])
  })

  it('asks for the secrets in production on a shared database', () => {
    const env = { NODE_ENV: 'production', SANDBOX: 'on', DATABASE_URL: 'postgres://localhost/safar' }
    expect(errorsOf(env)).toHaveLength(5)
    expect(readConfig({ DATA_DIR, ...env, ...secrets }).secrets).toMatchObject({
      gatewayKeyId: 'rzp_live_key',
    })
    for (const name of Object.keys(secrets))
      expect(errorsOf({ ...env, ...secrets, [name]: '' })).toEqual([
        `${name}: is required in production with DATABASE_URL`,
      ])
    expect(errorsOf({ ...env, NODE_ENV: 'development' })).toEqual([])
    expect(errorsOf({ ...env, DATABASE_URL: '' })).toEqual([])
  })

  it('has to be told in production whether the sandbox is on', () => {
    expect(errorsOf({ NODE_ENV: 'production' })).toEqual([
      'SANDBOX: is required in production: off, or on or apart for a demonstration with made-up partners',
    ])
    expect(readConfig({ DATA_DIR, NODE_ENV: 'production', SANDBOX: 'on' }).sandbox).toBe(true)
    expect(readConfig({ DATA_DIR, ...real }).sandbox).toBe(false)
  })

  it('asks for https in production without the sandbox', () => {
    const { BASE_URL: _, ...withoutBase } = real
    expect(errorsOf(withoutBase)).toEqual(['BASE_URL: must begin with https:// in production'])
    expect(errorsOf({ ...real, BASE_URL: 'http://safar.example', KYC_URL: 'HTTP://kyc.example' })).toEqual([
      'BASE_URL: must begin with https:// in production',
      'KYC_URL: must begin with https:// in production',
    ])
    expect(errorsOf({ ...real, BASE_URL: 'http://safar.example', NODE_ENV: 'development' })).toEqual([])
  })

  it('asks for a scanner of files in production without the sandbox, on this machine', () => {
    const { SCANNER_URL: _, ...withoutScanner } = real
    expect(errorsOf(withoutScanner)).toEqual(['SCANNER_URL: is required in production when SANDBOX is off'])
    expect(errorsOf({ ...withoutScanner, NODE_ENV: 'development' })).toEqual([])
    for (const [SCANNER_URL, scanner] of [
      ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
      ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
      ['unix:/run/clamd.sock', { path: '/run/clamd.sock' }],
    ] as const)
      expect(readConfig({ DATA_DIR, ...real, SCANNER_URL }).scanner).toEqual(scanner)
    for (const SCANNER_URL of ['tcp://scanner.example:3310', 'tcp://127.example:3310'])
      expect(errorsOf({ ...real, SCANNER_URL })).toEqual([
        'SCANNER_URL: must be on this machine in production (localhost or a socket)',
      ])
    for (const SCANNER_URL of ['tcp://localhost:99999', 'tcp://localhost:0', 'tcp://local host:3310'])
      expect(errorsOf({ ...real, SCANNER_URL })).toEqual([
        'SCANNER_URL: must be tcp://HOST:PORT or unix:/PATH of a clamd',
      ])
  })

  it.each([
    ['postgres://db.example/safar', false],
    ['postgres://db.example/safar?sslmode=require', false],
    ['postgres://localhost/safar?host=db.example', false],
    ['postgres://127.example/safar', false],
    ['postgres:///safar', false],
    ['postgres://db.example/safar?sslmode=verify-full', true],
    ['postgres://localhost:5432/safar', true],
    ['postgres://[::1]/safar', true],
    ['postgres://%2Frun%2Fpostgresql/safar', true],
    ['postgresql:///safar?host=/run/postgresql', true],
  ])('in production without the sandbox takes the database %s: %s', (DATABASE_URL, isTaken) => {
    const fault =
      'DATABASE_URL: needs sslmode=verify-full in production, or a database on this machine (localhost or a socket)'
    expect(errorsOf({ ...real, ...secrets, DATABASE_URL })).toEqual(isTaken ? [] : [fault])
  })

  it('has files in a store of objects where it is told so, and in the data directory otherwise', () => {
    expect(readConfig({ DATA_DIR, AWS_ACCESS_KEY_ID: 'id' }).documents).toBeUndefined()
    const [url, region] = ['https://s3.example/papers/safar', 'us-east-1']
    const keys = { accessKeyId: 'id', secretAccessKey: 'key' }
    expect(readConfig({ DATA_DIR, ...store }).documents).toEqual({ url, region, keys })
    const there = { ...store, AWS_REGION: 'ap-south-1', AWS_SESSION_TOKEN: 'token' }
    const named = { region: 'ap-south-1', keys: { ...keys, sessionToken: 'token' } }
    expect(readConfig({ DATA_DIR, ...there }).documents).toEqual({ url, ...named })
    const kept = { DOCUMENTS_URL: store.DOCUMENTS_URL, AWS_SHARED_CREDENTIALS_FILE: '/run/keys' }
    expect(readConfig({ DATA_DIR, ...kept }).documents).toEqual({ url, region, keys: '/run/keys' })
    expect(errorsOf({ DOCUMENTS_URL: store.DOCUMENTS_URL })).toEqual([
      'AWS_ACCESS_KEY_ID: is required with DOCUMENTS_URL',
      'AWS_SECRET_ACCESS_KEY: is required with DOCUMENTS_URL',
    ])
    expect(errorsOf({ ...real, ...store, DOCUMENTS_URL: 'http://s3.example/papers' })).toEqual([
      'DOCUMENTS_URL: must begin with https:// in production',
    ])
  })

  it.each([
    's3://papers',
    'papers',
    'https://s3.example',
    'https://s3.example/',
    'https://s3.example/P',
    'https://s3.example/papers/a b',
    'https://s3.example/papers/../secrets',
    'https://s3.example/papers?x=1',
    'https://id:key@s3.example/papers',
  ])('refuses the store %s', (DOCUMENTS_URL) => {
    expect(errorsOf({ ...store, DOCUMENTS_URL })).toEqual([`DOCUMENTS_URL: ${aBucket}`])
  })

  it('makes secrets once and keeps them where only their owner reads', () => {
    const first = readConfig({ DATA_DIR }).secrets
    const path = join(DATA_DIR, 'secrets.json')
    expect(readConfig({ DATA_DIR }).secrets).toEqual(first)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(first)
  })

  it('takes keys for recorded interactions of 3072 bits, in one line, and no shorter ones', () => {
    const keyOf = (modulusLength: number) =>
      String(
        generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
      )
    const [short, long] = [keyOf(2048), keyOf(3072)]
    expect(errorsOf({ CAPTURE_KEY: short, CAPTURE_KEY_OLD: long.slice(0, 90) })).toEqual([
      'CAPTURE_KEY: must be an RSA key of at least 3072 bits',
      'CAPTURE_KEY_OLD: must be an RSA key of at least 3072 bits',
    ])
    const inOneLine = long.replaceAll('\n', '\\n')
    expect(readConfig({ DATA_DIR, CAPTURE_KEY: inOneLine }).captureKeys).toEqual([long])
  })

  it('prefers each secret from the environment to the kept one', () => {
    const kept = readConfig({ DATA_DIR }).secrets
    const { SIGNING_SECRET, GATEWAY_KEY_ID, GATEWAY_KEY_SECRET, GATEWAY_WEBHOOK_SECRET, PARTNER_KEY } =
      secrets
    const secretsWith = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).secrets
    expect(secretsWith({ SIGNING_SECRET })).toEqual({ ...kept, signing: SIGNING_SECRET })
    expect(secretsWith({ GATEWAY_KEY_ID })).toEqual({ ...kept, gatewayKeyId: GATEWAY_KEY_ID })
    expect(secretsWith({ GATEWAY_KEY_SECRET })).toEqual({ ...kept, gatewayKeySecret: GATEWAY_KEY_SECRET })
    expect(secretsWith({ GATEWAY_WEBHOOK_SECRET })).toEqual({
      ...kept,
      gatewayWebhookSecret: GATEWAY_WEBHOOK_SECRET,
    })
    expect(secretsWith({ PARTNER_KEY })).toEqual({ ...kept, partnerKey: PARTNER_KEY })
  })
})
