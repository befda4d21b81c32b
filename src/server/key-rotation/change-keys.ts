import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { takeLock } from '../db/lock.ts'
import type { KeyList } from '../keys/key-ring.ts'
import { readKeys, readSecretsFile } from '../keys/stored-keys.ts'

/** Changes the keys in a file of secrets, which is the old one or the new one at every moment; one command at a time. */
export function changeKeys(path: string, change: (keys: KeyList) => KeyList): KeyList {
  const unlock = takeLock(join(dirname(path), 'keys.lock'))
  const unfinished = `${path}.new`
  try {
    const keys = change(readKeys(path))
    rmSync(unfinished, { force: true })
    const text = JSON.stringify({ ...readSecretsFile(path), keys }, null, 2)
    writeFileSync(unfinished, text, { mode: 0o600, flush: true })
    renameSync(unfinished, path)
    return keys
  } finally {
    unlock()
  }
}
