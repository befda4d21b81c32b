import type { SealedBatch } from '#contract/journey/event-capture.calls.ts'

const [keyBytes, ivBytes, tagBytes] = [32, 12, 16]
const hash = 'SHA-256'

/** The server's public key. */
export const publicKeyOf = (spki: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(spki), { name: 'RSA-OAEP', hash }, false, ['encrypt'])

/** A text that only the holder of the private key can read (EVENT-06, C-116). */
export async function encrypted(text: string, publicKey: CryptoKey): Promise<SealedBatch> {
  const raw = crypto.getRandomValues(new Uint8Array(keyBytes))
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const clear = new TextEncoder().encode(text)
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, clear))
  const encryptedKey = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, raw)
  return {
    encryptedKey: base64Of(new Uint8Array(encryptedKey)),
    iv: base64Of(iv),
    ciphertext: base64Of(sealed.subarray(0, -tagBytes)),
    tag: base64Of(sealed.subarray(-tagBytes)),
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** As many bytes as may be arguments of one call, many times faster than one by one. */
const bytesAtOnce = 8_192

function base64Of(bytes: Uint8Array): string {
  let letters = ''
  for (let from = 0; from < bytes.length; from += bytesAtOnce)
    letters += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(from, from + bytesAtOnce))
  return btoa(letters)
}
