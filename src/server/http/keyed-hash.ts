import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A hash nobody computes without our secret: short numbers cannot be found again by trying them all. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** A key for one purpose alone, derived from our secret: what is signed with it passes nowhere else. */
export const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `safar ${purpose}`, 32))

/** Compares two hashes in a time that tells nothing of how far they agree. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
