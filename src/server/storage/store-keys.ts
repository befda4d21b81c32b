import { readFile } from 'node:fs/promises'
import type { ObjectStore, StoreKeys } from '../config.ts'
import { StoreError } from './store-error.ts'

/** The file that has the keys is missing, or does not have them yet. */
export class StoreKeysError extends StoreError {
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(`nothing: the file of its keys ${reason}`, true, cause)
  }
}

/** As they are now: in a file they may be replaced at any time, well before they expire. */
export async function storeKeys({ keys }: Pick<ObjectStore, 'keys'>): Promise<StoreKeys> {
  if (typeof keys !== 'string') return keys
  const text = await readFile(keys, 'utf8').catch((error: unknown) => {
    throw new StoreKeysError('cannot be read', error)
  })
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey, ...more } = profileOf(text)
  // Whoever writes it may not have ended.
  if (!accessKeyId || !secretAccessKey)
    throw new StoreKeysError('has no [default] profile with aws_access_key_id and aws_secret_access_key')
  return { accessKeyId, secretAccessKey, sessionToken: more.aws_session_token }
}

/** The default profile of a file such as Amazon's own programs share. */
function profileOf(text: string): Record<string, string | undefined> {
  const [, profile = ''] = /^\s*\[default\]\s*$([^[]*)/m.exec(text) ?? []
  const lines = profile.matchAll(/^[ \t]*(\w+)[ \t]*=[ \t]*(\S+)[ \t]*$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value]) => [name, value]))
}
