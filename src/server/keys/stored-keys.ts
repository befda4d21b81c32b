import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { firstKeyId, heldKeys, type KeyList, type KeyRing, keyList } from './key-ring.ts'

const file = v.looseObject({ signing: v.string(), keys: v.optional(keyList) })

/** A file of secrets, whatever else stands in it. */
export const readSecretsFile = (path: string) => v.parse(file, JSON.parse(readFileSync(path, 'utf8')))

/** The keys in a file of secrets; before the first rotation there is one, from which all was derived. */
export function readKeys(path: string): KeyList {
  const { signing, keys } = readSecretsFile(path)
  return keys ?? [{ id: firstKeyId, secret: signing }]
}

/**
 * The keys in a file that a command may change while we run: it is looked at again every second, and at once for a
 * key that is not known. What cannot be read leaves the keys as they were.
 */
export function storedKeys(path: string, everyMs = 1_000): KeyRing {
  let stamp = stampOf(path)
  let keys = readKeys(path)
  let lookedAt = performance.now()

  function look(): void {
    lookedAt = performance.now()
    const now = stampOf(path)
    if (now === stamp) return
    stamp = now
    try {
      keys = readKeys(path)
    } catch {
      process.emitWarning(`${path} cannot be read; the keys stay as they were.`)
    }
  }

  return heldKeys(({ fresh }) => {
    if (fresh || performance.now() - lookedAt >= everyMs) look()
    return keys
  })
}

/** Another one for every file that took the place of an older. */
function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return `${found?.ino} ${found?.mtimeMs} ${found?.size}`
}
