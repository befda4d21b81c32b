import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { keyFor } from '../http/keyed-hash.ts'
import { firstKeyId, type Key, type KeyRing } from '../keys/key-ring.ts'

const [ivBytes, tagBytes] = [12, 16]

/** What a seal begins with; those of before keys had ids begin with `v1.` as text, and with nothing as bytes. */
export const markOf = (keyId: string): string => `v2.${keyId}.`
const marked = /^v2\.([1-9]\d{0,3})\./
/** As many bytes of a file as tell whose it is. */
export const markBytes = markOf('9999').length

/** Encrypts for ourselves; what is sealed for one journey or file cannot be opened for another. */
export type Seal = {
  closeBytes: (bytes: Uint8Array, about: string) => Buffer
  /** Undefined where it was tampered with, belongs elsewhere, or its key is not accepted. */
  openBytes: (sealed: Uint8Array, about: string) => Buffer | undefined
  close: (text: string, about: string) => string
  open: (sealed: string, about: string) => string | undefined
}

/** AES-256-GCM under a key derived from the current one of the ring (decision 0287). */
export function sealOf(keys: KeyRing): Seal {
  function decrypted(id: string, bytes: Uint8Array, about: string): Buffer | undefined {
    const key = keys.find(id)
    return key && decrypt(derived(key), bytes, about)
  }

  return {
    closeBytes(bytes, about) {
      const key = keys.current()
      return Buffer.concat([Buffer.from(markOf(key.id)), encrypt(derived(key), bytes, about)])
    },
    openBytes(sealed, about) {
      const [mark, id] = markIn(sealed)
      const opened = id === undefined ? undefined : decrypted(id, sealed.subarray(mark.length), about)
      // The random bytes that older files begin with may look like a mark.
      return opened ?? decrypted(firstKeyId, sealed, about)
    },
    close(text, about) {
      const key = keys.current()
      return markOf(key.id) + encrypt(derived(key), Buffer.from(text), about).toString('base64url')
    },
    open(sealed, about) {
      const [mark, id = firstKeyId] = marked.exec(sealed) ?? ['v1.']
      if (!sealed.startsWith(mark)) return undefined
      return decrypted(id, Buffer.from(sealed.slice(mark.length), 'base64url'), about)?.toString('utf8')
    },
  }
}

/** The id of the key of a sealed file, of which the beginning is enough. */
export const keyIdOf = (sealed: Uint8Array): string => markIn(sealed)[1] ?? firstKeyId

function markIn(sealed: Uint8Array): [mark: string, id?: string] {
  const [mark = '', id] = marked.exec(Buffer.from(sealed.subarray(0, markBytes)).toString('latin1')) ?? []
  return id === undefined ? [mark] : [mark, id]
}

const derived = ({ secret }: Key): KeyObject => keyFor(secret, 'identity numbers')

function encrypt(key: KeyObject, bytes: Uint8Array, about: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: KeyObject, sealed: Uint8Array, about: string): Buffer | undefined {
  try {
    const opener = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    opener.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-tagBytes))
    return Buffer.concat([opener.update(sealed.subarray(ivBytes, -tagBytes)), opener.final()])
  } catch {
    return undefined
  }
}
