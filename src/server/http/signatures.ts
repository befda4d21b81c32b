import type { KeyObject } from 'node:crypto'
import { type JWTPayload, type JWTVerifyOptions, jwtVerify, type SignJWT } from 'jose'
import { firstKeyId, type KeyRing } from '../keys/key-ring.ts'
import { sameHash } from './keyed-hash.ts'

/** A keyed hash of what is signed. */
type HashOf = (secret: string) => string

/** A signature and the id of its key: `hash.id`. */
export function signed(keys: KeyRing, hashOf: HashOf): string {
  const { id, secret } = keys.current()
  return `${hashOf(secret)}.${id}`
}

/** Whether a signature is ours and its key still accepted. */
export function isSigned(keys: KeyRing, signature: string, hashOf: HashOf): boolean {
  const [hash = '', id = firstKeyId, ...more] = signature.split('.')
  const key = more.length === 0 ? keys.find(id) : undefined
  return key !== undefined && sameHash(hash, hashOf(key.secret))
}

/** How long the longest of our signatures is good for: that of a known device. */
export const longestSignatureDays = 180

const algorithm = 'HS256'

/** JSON web tokens that name their key. */
export const tokens = (keys: KeyRing, keyOf: (secret: string) => KeyObject | Uint8Array) => ({
  sign(token: SignJWT): Promise<string> {
    const { id, secret } = keys.current()
    return token.setProtectedHeader({ alg: algorithm, kid: id }).sign(keyOf(secret))
  },
  /** What a token says; undefined where it is not ours, has expired or its key was retired. */
  async verify(text: string, options: JWTVerifyOptions): Promise<JWTPayload | undefined> {
    const find = ({ kid = firstKeyId }: { kid?: string }) => {
      const key = keys.find(kid)
      if (!key) throw new Error('No such key')
      return keyOf(key.secret)
    }
    return jwtVerify(text, find, { ...options, algorithms: [algorithm] }).then(
      ({ payload }) => payload,
      () => undefined,
    )
  },
})
