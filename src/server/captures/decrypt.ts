import { constants, createDecipheriv, type KeyObject, privateDecrypt } from 'node:crypto'
import type { SealedBatch } from '#contract/journey/event-capture.calls.ts'

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

/** The text of a batch; undefined where it was tampered with or is for another key (C-116). */
export function decrypted(
  { encryptedKey, iv, ciphertext, tag }: SealedBatch,
  privateKey: KeyObject,
): string | undefined {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const key = privateDecrypt({ key: privateKey, oaepHash: 'sha256', padding }, bytesOf(encryptedKey))
    const opener = createDecipheriv('aes-256-gcm', key, bytesOf(iv), { authTagLength: 16 })
    opener.setAuthTag(bytesOf(tag))
    return Buffer.concat([opener.update(bytesOf(ciphertext)), opener.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
