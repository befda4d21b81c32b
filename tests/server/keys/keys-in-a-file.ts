import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { changeKeys } from '#server/key-rotation/change-keys.ts'
import { type KeyRing, withNewKey } from '#server/keys/key-ring.ts'
import { storedKeys } from '#server/keys/stored-keys.ts'
import { testConfig } from '../support/config.ts'

/** Keys as a running server has them whose file a command changes; before each test they are new again. */
export function keysInAFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-keys-'))
  const path = join(dataDir, 'secrets.json')
  const write = (content: object) => writeFileSync(path, JSON.stringify(content))
  write(testConfig.secrets)
  beforeEach(() => write(testConfig.secrets))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const keys: KeyRing = storedKeys(path, 0)
  return {
    dataDir,
    path,
    keys,
    write,
    rotate: () => changeKeys(path, (before) => withNewKey(before, new Date('2026-06-15T12:00:00Z'))),
    retire: (id: string) => changeKeys(path, (before) => before.filter((key) => key.id !== id)),
  }
}
