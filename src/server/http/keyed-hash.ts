import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Keys by what they are made of: a server has a few, and every request asks for some of them. */
const keys = new Map<string, KeyObject>()

function keyOnce(name: string, bytes: () => Uint8Array): KeyObject {
  const key = keys.get(name) ?? createSecretKey(bytes())
  keys.set(name, key)
  return key
}

/** A keyed hash: short numbers cannot be recovered by brute force without our secret. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac(
    'sha256',
    keyOnce(`secret ${secret}`, () => Buffer.from(secret)),
  )
    .update(text)
    .digest('base64url')

/** A key for a single purpose, derived from our secret, so that its signatures are valid nowhere else. */
export const keyFor = (secret: string, purpose: string): KeyObject =>
  keyOnce(`${purpose} ${secret}`, () => Buffer.from(hkdfSync('sha256', secret, '', `safar ${purpose}`, 32)))

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
