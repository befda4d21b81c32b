import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { takeLock } from '../db/lock.ts'
import { firstKeyId, heldKeys, type KeyList, type KeyRing, keyList } from './key-ring.ts'

const file = v.looseObject({ signing: v.string(), keys: v.optional(keyList) })
const read = (path: string) => v.parse(file, JSON.parse(readFileSync(path, 'utf8')))

/** The keys in a file of secrets; before the first rotation there is one, from which all was derived. */
export function readKeys(path: string): KeyList {
  const { signing, keys } = read(path)
  return keys ?? [{ id: firstKeyId, secret: signing }]
}

/** Changes the keys in a file, which is the old one or the new one at every moment; two commands wait for no other. */
export function changeKeys(path: string, change: (keys: KeyList) => KeyList): KeyList {
  const unlock = takeLock(join(dirname(path), 'keys.lock'))
  const unfinished = `${path}.new`
  try {
    const keys = change(readKeys(path))
    rmSync(unfinished, { force: true })
    const text = JSON.stringify({ ...read(path), keys }, null, 2)
    writeFileSync(unfinished, text, { mode: 0o600, flush: true })
    renameSync(unfinished, path)
    return keys
  } finally {
    unlock()
  }
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
