import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limits } from '#machines/reference/limits.ts'
import { accessMs } from '#server/account/lifetimes.ts'
import { takeLock } from '#server/db/lock.ts'
import { keyedHash } from '#server/http/keyed-hash.ts'
import { isSigned, longestSignatureDays, signed } from '#server/http/signatures.ts'
import { changeKeys } from '#server/key-rotation/change-keys.ts'
import { fixedKeys, keyList, replacedAt } from '#server/keys/key-ring.ts'
import { storedKeys } from '#server/keys/stored-keys.ts'
import { goodForMs } from '#server/kyc/redirect-state.ts'
import { sharedForDays } from '#server/quotes/share-token.ts'
import { keyIdOf, sealOf } from '#server/sealed/seal.ts'
import { testConfig } from '../support/config.ts'
import { keysInAFile } from './keys-in-a-file.ts'

const { signing } = testConfig.secrets
const first = { id: '1', secret: signing }
const second = { id: '2', secret: 'the second secret of the tests', since: '2026-06-15T12:00:00.000Z' }

describe('keys in the file of secrets', () => {
  const file = keysInAFile()
  afterEach(() => void vi.restoreAllMocks())

  it('are at first the one secret that was there before keys had ids', () => {
    expect(file.keys.all()).toEqual([first])
    expect(file.keys.find('2')).toBeUndefined()
  })

  it('get a new current one, readable by their owner alone, and keep the other secrets', () => {
    file.write({ signing, partnerKey: 'kept' })
    file.rotate()
    const [current, ...others] = file.keys.all()
    expect(current).toMatchObject({ id: '2', since: second.since })
    expect(current?.secret).not.toBe(signing)
    expect(others).toEqual([first])
    expect(JSON.parse(readFileSync(file.path, 'utf8'))).toMatchObject({ signing, partnerKey: 'kept' })
    expect(statSync(file.path).mode & 0o777).toBe(0o600)
    expect(readdirSync(file.dataDir)).toEqual(['secrets.json'])
  })

  it('never use an id twice', () => {
    file.rotate()
    file.rotate()
    file.retire('2')
    file.rotate()
    expect(file.keys.all().map(({ id }) => id)).toEqual(['4', '3', '1'])
  })

  it('are taken up by who already runs: an unknown one at once, the current one within a second', () => {
    const keys = storedKeys(file.path)
    const clock = vi.spyOn(performance, 'now')
    file.rotate()
    expect(keys.current().id).toBe('1')
    expect(keys.find('2')?.id).toBe('2')
    file.rotate()
    expect(keys.current().id).toBe('2')
    clock.mockReturnValue(performance.now() + 1_000)
    expect(keys.current().id).toBe('3')
    file.retire('1')
    clock.mockReturnValue(performance.now() + 1_000)
    expect(keys.find('1')).toBeUndefined()
  })

  it('stay as they were while the file cannot be read', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    expect(file.keys.all()).toEqual([first])
    writeFileSync(file.path, '{"signing": "half a fi')
    expect(file.keys.current()).toEqual(first)
    expect(file.keys.all()).toEqual([first])
    expect(warn).toHaveBeenCalledExactlyOnceWith(`${file.path} cannot be read; the keys stay as they were.`)
  })

  it('are changed by one command at a time, and in spite of one that was killed', () => {
    const unlock = takeLock(join(file.dataDir, 'keys.lock'))
    expect(() => file.rotate()).toThrow('This process already uses')
    unlock()
    writeFileSync(`${file.path}.new`, 'half a fi')
    expect(changeKeys(file.path, (keys) => keys)).toEqual([first])
  })
})

describe('a signature', () => {
  const hashOf = (text: string) => (secret: string) => keyedHash(secret, text)
  const one = fixedKeys([first])
  const both = fixedKeys([second, first])

  it('names its key', () => {
    expect(signed(one, hashOf('a'))).toBe(`${keyedHash(signing, 'a')}.1`)
    expect(signed(both, hashOf('a'))).toBe(`${keyedHash(second.secret, 'a')}.2`)
  })

  it('is good for as long as its key is accepted, and one without a key is of the first', () => {
    for (const signature of [signed(one, hashOf('a')), keyedHash(signing, 'a')]) {
      expect(isSigned(one, signature, hashOf('a'))).toBe(true)
      expect(isSigned(both, signature, hashOf('a'))).toBe(true)
      expect(isSigned(both, signature, hashOf('b'))).toBe(false)
      expect(isSigned(fixedKeys([second]), signature, hashOf('a'))).toBe(false)
    }
  })

  it('is refused where it names another key, one that nobody knows, or too much', () => {
    const hash = keyedHash(signing, 'a')
    for (const other of [`${hash}.2`, `${hash}.3`, `${hash}.`, `${hash}.1.1`, '', '.1', hash.slice(1)])
      expect(isSigned(both, other, hashOf('a'))).toBe(false)
  })

  it('is good for no longer than a key is kept after another one took its place', () => {
    const { otp, resumeLink, leadCookieMs } = limits
    const day = 86_400_000
    const times = [
      accessMs,
      leadCookieMs,
      goodForMs,
      otp.unlocks.minutes * 60_000,
      resumeLink.hours * 3_600_000,
      sharedForDays * day,
    ]
    expect(longestSignatureDays * day).toBeGreaterThanOrEqual(Math.max(...times))
    expect(replacedAt([second, first], '1')).toEqual(new Date(second.since))
    expect(replacedAt([second, first], '2')).toBeUndefined()
  })
})

describe('a seal', () => {
  const old = sealOf(fixedKeys([first]))
  const both = sealOf(fixedKeys([second, first]))
  const later = sealOf(fixedKeys([second]))
  const bytes = Buffer.from('a picture')

  it('names its key, as text and in a file', () => {
    expect(both.close('ABCPE1234F', 'lead-1')).toMatch(/^v2\.2\.[\w-]+$/)
    expect(keyIdOf(both.closeBytes(bytes, 'file'))).toBe('2')
    expect(keyIdOf(both.closeBytes(bytes, 'file').subarray(5))).toBe('1')
  })

  it('is opened while its key is accepted, whichever is current', () => {
    const text = old.close('ABCPE1234F', 'lead-1')
    expect(both.open(text, 'lead-1')).toBe('ABCPE1234F')
    expect(later.open(text, 'lead-1')).toBeUndefined()
    const file = old.closeBytes(bytes, 'file')
    expect(both.openBytes(file, 'file')).toEqual(bytes)
    expect(later.openBytes(file, 'file')).toBeUndefined()
  })

  it('of before keys had ids is of the first', () => {
    const text = `v1.${old.close('ABCPE1234F', 'lead-1').slice('v2.1.'.length)}`
    expect(both.open(text, 'lead-1')).toBe('ABCPE1234F')
    expect(later.open(text, 'lead-1')).toBeUndefined()
    const file = old.closeBytes(bytes, 'file').subarray('v2.1.'.length)
    expect(both.openBytes(file, 'file')).toEqual(bytes)
    expect(later.openBytes(file, 'file')).toBeUndefined()
  })

  it('is not opened by another key than the one it names', () => {
    const text = old.close('ABCPE1234F', 'lead-1')
    for (const id of ['2', '3', '01', ''])
      expect(both.open(text.replace('.1.', `.${id}.`), 'lead-1')).toBeUndefined()
  })
})

it('a key has a number, 16 letters of secret at least, and no other of its number beside it', () => {
  const secret = 'x'.repeat(16)
  const one = { id: '1', secret, since: '2026-11-26T05:00:00.000Z' }
  expect(v.parse(keyList, [one, { id: '2', secret }])).toEqual([one, { id: '2', secret }])
  for (const wrong of [
    [],
    [{ id: '1', secret: secret.slice(1) }],
    [{ id: '0', secret }],
    [{ id: '12345', secret }],
    [{ secret }],
    [{ id: '1' }],
    [{ ...one, since: 'today' }],
    [one, one],
  ])
    expect(v.is(keyList, wrong), JSON.stringify(wrong)).toBe(false)
})
