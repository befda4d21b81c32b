import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '../http/keyed-hash.ts'

const [ivBytes, tagBytes] = [12, 16]
const version = 'v1'

/** Encrypts for ourselves; what is sealed for one journey or file cannot be opened for another. */
export type Seal = {
  closeBytes: (bytes: Uint8Array, about: string) => Buffer
  /** Undefined where it was tampered with, belongs elsewhere, or was sealed under another secret. */
  openBytes: (sealed: Uint8Array, about: string) => Buffer | undefined
  close: (text: string, about: string) => string
  open: (sealed: string, about: string) => string | undefined
}

/** AES-256-GCM under a key derived from the server's secret (decision 0020). */
export function sealOf(secret: string): Seal {
  const key = keyFor(secret, 'identity numbers')

  function closeBytes(bytes: Uint8Array, about: string): Buffer {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
    return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }

  function openBytes(sealed: Uint8Array, about: string): Buffer | undefined {
    try {
      const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
      opener.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-tagBytes))
      return Buffer.concat([opener.update(sealed.subarray(ivBytes, -tagBytes)), opener.final()])
    } catch {
      return undefined
    }
  }

  return {
    closeBytes,
    openBytes,
    close: (text, about) => `${version}.${closeBytes(Buffer.from(text), about).toString('base64url')}`,
    open(sealed, about) {
      const [kind, text = ''] = sealed.split('.')
      if (kind !== version) return undefined
      return openBytes(Buffer.from(text, 'base64url'), about)?.toString('utf8')
    },
  }
}
