import { constants, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypted } from '#server/captures/decrypt.ts'
import { encrypted, publicKeyOf } from '#web/capture/encrypt.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
const text = JSON.stringify([{ eventType: 'click', value: 'नमस्ते ₹7,455' }])

test('a batch is opened by the private key alone, and by no other [EVENT-06]', async () => {
  const batch = await encrypted(text, await publicKeyOf(spki))
  expect(decrypted(batch, privateKey)).toBe(text)
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  expect(decrypted(batch, other)).toBeUndefined()
})

/** The key within; encrypted twice, even the same key looks different. */
const keyOf = ({ encryptedKey }: { encryptedKey: string }) =>
  privateDecrypt(
    { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
    Buffer.from(encryptedKey, 'base64'),
  ).toString('hex')

test('every batch has a key and a vector of its own [EVENT-06]', async () => {
  const publicKey = await publicKeyOf(spki)
  const [one, other] = [await encrypted(text, publicKey), await encrypted(text, publicKey)]
  expect(one.iv).not.toBe(other.iv)
  expect(one.ciphertext).not.toBe(other.ciphertext)
  expect(keyOf(one)).toHaveLength(64)
  expect(keyOf(one)).not.toBe(keyOf(other))
})

test('the encrypted batch has four parts, each base64, a vector of 12 bytes and a tag of 16 [EVENT-07]', async () => {
  const batch = await encrypted(text, await publicKeyOf(spki))
  expect(Object.keys(batch).sort()).toEqual(['ciphertext', 'encryptedKey', 'iv', 'tag'])
  for (const part of Object.values(batch)) expect(part).toMatch(/^[A-Za-z0-9+/]+={0,2}$/)
  const lengthOf = (part: string) => Buffer.from(part, 'base64').length
  expect([lengthOf(batch.iv), lengthOf(batch.tag), lengthOf(batch.encryptedKey)]).toEqual([12, 16, 256])
  expect(lengthOf(batch.ciphertext)).toBe(Buffer.byteLength(text))
})
