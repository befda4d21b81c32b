import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1'
const [ivBytes, tagBytes] = [12, 16]

/** Encrypts for our own eyes; what is sealed about one journey does not open about another. */
export type Seal = {
  close: (text: string, about: string) => string
  /** Undefined where it was changed, belongs elsewhere, or was sealed under another secret. */
  open: (sealed: string, about: string) => string | undefined
}

/** AES-256-GCM under a key derived from the server's secret (decisions/0020). */
export function sealOf(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'safar identity numbers', 32))
  return {
    close(text, about) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${version}.${sealed.toString('base64url')}`
    },
    open(sealed, about) {
      const [kind, text] = sealed.split('.')
      if (kind !== version || !text) return undefined
      try {
        const bytes = Buffer.from(text, 'base64url')
        const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
        opener.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-tagBytes))
        return opener.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + opener.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
