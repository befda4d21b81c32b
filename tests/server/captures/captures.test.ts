import { spawn } from 'node:child_process'
import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { captureEvents, readCaptureKey, type SealedBatch } from '#contract/journey/event-capture.calls.ts'
import { limits } from '#machines/reference/limits.ts'
import { captures } from '#server/captures/captures.routes.ts'
import { captureKeys } from '#server/captures/keys.ts'
import { capturedBatches, capturedEvents } from '#server/db/schema.ts'
import { encrypted, publicKeyOf } from '#web/capture/encrypt.ts'
import { aCapturedEvent } from '../../support/captured-event.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const config = { ...testConfig, dataDir: mkdtempSync(join(tmpdir(), 'safar-captures-')) }

describeOnEachDatabase('batches of interactions', { modules: [captures], deps: { config } }, (server) => {
  const key = async () => (await server.visitor().call(readCaptureKey)).data
  let current: Awaited<ReturnType<typeof key>>
  beforeEach(async () => {
    current = await key()
  })
  const seal = async (events: unknown, spki = current.key) =>
    encrypted(typeof events === 'string' ? events : JSON.stringify(events), await publicKeyOf(spki))
  const send = (eventData: SealedBatch, keyId: string | undefined = current.keyId) =>
    server.visitor().call(captureEvents, { eventData, ...(keyId && { keyId }) })
  const refused = (eventData: SealedBatch, keyId = current.keyId) =>
    server.visitor().refused(captureEvents, { eventData, keyId })
  const kept = () => server.db.select().from(capturedEvents).orderBy(capturedEvents.id)

  it('are opened and kept by their day, without what names a person or a journey [API-50]', async () => {
    const event = aCapturedEvent({ customerLeadId: 'a-lead-of-somebody-000', sessionId: 'tab-of-somebody' })
    expect(await send(await seal([event, aCapturedEvent({ eventType: 'focus' })]))).toEqual({
      status: 'success',
    })
    expect(await kept()).toMatchObject([
      { day: server.clock.today(), eventType: 'click', page: '/motor', elementLabel: 'Continue' },
      { eventType: 'focus' },
    ])
    expect(JSON.stringify([await kept(), server.logText])).not.toMatch(/a-lead-of-somebody|tab-of-somebody/)
  })

  it('are taken for the current key where none is named', async () => {
    const { eventData } = { eventData: await seal([aCapturedEvent()]) }
    await server.visitor().call(captureEvents, { eventData })
    expect(await kept()).toHaveLength(1)
  })

  it('count once, however often they arrive', async () => {
    const batch = await seal([aCapturedEvent()])
    await Promise.all([send(batch), send(batch), send(batch)])
    await send(batch)
    expect(await kept()).toHaveLength(1)
  })

  it.each(['encryptedKey', 'iv', 'ciphertext', 'tag'] as const)(
    'are refused where their %s was changed',
    async (part) => {
      const batch = await seal([aCapturedEvent()])
      const changed = Buffer.from(batch[part], 'base64')
      changed[0] = (changed[0] ?? 0) ^ 1
      const reply = await refused({ ...batch, [part]: changed.toString('base64') })
      expect(reply).toMatchObject({ http: 422, issues: [{ path: 'eventData' }] })
      expect(await kept()).toEqual([])
    },
  )

  it.each<[string, unknown]>([
    ['no JSON', 'hello'],
    ['no list', aCapturedEvent()],
    ['a field too few', [{ ...aCapturedEvent(), page: undefined }]],
    ['an address with a query', [aCapturedEvent({ page: '/motor?mobile=9876543210' })]],
    ['a long value', [aCapturedEvent({ value: 'x'.repeat(101) })]],
    ['more events than are ever kept', Array.from({ length: 501 }, () => aCapturedEvent({ value: '' }))],
  ])('are refused with %s in them', async (_, events) => {
    expect((await refused(await seal(events))).http).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('are refused in clear text, and for a key that is not ours', async () => {
    const clear = { eventData: [aCapturedEvent()] }
    expect(await server.visitor().refused(captureEvents, clear)).toMatchObject({ http: 422 })
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const foreign = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect((await refused(await seal([aCapturedEvent()], foreign))).http).toBe(422)
    expect((await refused(await seal([aCapturedEvent()]), 'unknown')).http).toBe(422)
  })

  it('are let go of after ninety days', async () => {
    await send(await seal([aCapturedEvent()]))
    server.clock.advance((limits.capture.keptDays + 1) * 24 * 3_600_000)
    current = await key()
    await send(await seal([aCapturedEvent()]))
    expect((await kept()).map(({ day }) => day)).toEqual([server.clock.today()])
    expect(await server.db.select().from(capturedBatches)).toHaveLength(1)
  })
})

it('a key is made once, kept for its owner alone, and succeeded after ninety days', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-captures-'))
  const days = { gone: 0 }
  const now = () => new Date(Date.UTC(2026, 5, 15) + days.gone * 24 * 3_600_000)
  const keys = () => captureKeys({ config: { dataDir, captureKeys: [] }, clock: { now, today: () => '' } })
  const first = await keys().current()
  expect((await keys().current())?.id).toBe(first?.id)
  expect((await stat(join(dataDir, 'capture-keys.json'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(dataDir, 'capture-keys.json'), 'utf8')).toContain('PRIVATE KEY')
  days.gone = limits.capture.keyDays + 1
  const running = keys()
  expect((await running.current())?.id).not.toBe(first?.id)
  expect((await running.find(first?.id ?? ''))?.id).toBe(first?.id)
  days.gone = 2 * limits.capture.keyDays + 2
  expect(await running.find(first?.id ?? '')).toBeUndefined()
})

it('servers that share a data directory make one key between them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-captures-'))
  const clock = { now: () => new Date(), today: () => '' }
  const servers = [1, 2, 3].map(() => captureKeys({ config: { dataDir, captureKeys: [] }, clock }))
  const made = await Promise.all(servers.map((server) => server.current()))
  expect(new Set(made.map((key) => key?.id)).size).toBe(1)
})

it('processes that share a data directory make one key between them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-captures-'))
  const script = `
    import { captureKeys } from '#server/captures/keys.ts'
    const clock = { now: () => new Date(), today: () => '' }
    const key = await captureKeys({ config: { dataDir: '${dataDir}', captureKeys: [] }, clock }).current()
    console.log(key.id)
  `
  const made = [1, 2].map(() => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script]
    return text(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout)
  })
  const ids = await Promise.all(made)
  expect(ids[0]).toMatch(/^[0-9a-f]{16}\n$/)
  expect(ids[1]).toBe(ids[0])
}, 60_000)

describe('a lock that a killed server has left on another machine', () => {
  const heldElsewhere = () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'safar-captures-'))
    const lock = join(dataDir, 'capture-keys.lock')
    writeFileSync(lock, JSON.stringify({ pid: 1, host: 'another machine', startedAt: null }))
    const clock = { now: () => new Date(), today: () => '' }
    return { keys: captureKeys({ config: { dataDir, captureKeys: [] }, clock }, 300), lock }
  }

  it('ends the wait of requests, until it is a minute old', async () => {
    const { keys, lock } = heldElsewhere()
    const refused = { code: 'unavailable' }
    await Promise.all([1, 2].map(() => expect(keys.current()).rejects.toMatchObject(refused)))
    await expect(keys.find('unknown')).rejects.toMatchObject(refused)
    const old = Date.now() / 1_000 - 61
    utimesSync(lock, old, old)
    expect(await keys.current()).toBeDefined()
  })
})

it('a key that another server has made since is found', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-captures-'))
  const clock = { now: () => new Date(), today: () => '' }
  const config = { dataDir, captureKeys: [] }
  const running = captureKeys({ config, clock })
  const first = await running.current()
  const later = { ...clock, now: () => new Date(Date.now() + (limits.capture.keyDays + 1) * 24 * 3_600_000) }
  const made = await captureKeys({ config, clock: later }).current()
  expect(made?.id).not.toBe(first?.id)
  expect((await running.find(made?.id ?? ''))?.id).toBe(made?.id)
  expect(await running.find('unknown')).toBeUndefined()
})

it('a key that is made is as strong as 128 bits', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-captures-'))
  const clock = { now: () => new Date(), today: () => '' }
  const made = await captureKeys({ config: { dataDir, captureKeys: [] }, clock }).current()
  const key = createPublicKey({
    key: Buffer.from(made?.spki ?? '', 'base64'),
    format: 'der',
    type: 'spki',
  })
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072)
})

it('a key of the configuration comes first', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const clock = { now: () => new Date(), today: () => '' }
  const keys = captureKeys({ config: { dataDir: '/nowhere', captureKeys: [pem] }, clock })
  const known = await keys.current()
  expect((await keys.find(known?.id ?? ''))?.spki).toBe(known?.spki)
})
