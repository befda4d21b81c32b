import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addPartner, changePartner, partnerById } from '#server/account/partners.store.ts'
import { backUp, restore } from '#server/backup/backup.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/types.ts'
import { keysCommand } from '#server/key-rotation/command.ts'
import { keyAnswers } from '#server/key-rotation/with-database.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { keysInAFile } from './keys-in-a-file.ts'

const day = 86_400_000
const today = Date.parse('2026-06-15T12:00:00Z')
const id = 'jaipur-motors'
const theirKey = 'the key of the partner'
const root = mkdtempSync(join(tmpdir(), 'safar-keys-command-'))
afterAll(() => rmSync(root, { recursive: true }))

const keyOf = async (db: Db) => (await partnerById(db, id))?.sealedKey ?? ''
const sealIn = (DATA_DIR: string) => sealOf(readConfig({ DATA_DIR }).keys)

/** A partner with a sealed key, which is what these commands are about. */
async function aPartner(db: Db, dataDir: string): Promise<string> {
  const sealedKey = sealIn(dataDir).close(theirKey, id)
  await addPartner(db, { id, name: 'Jaipur Motors', sealedKey, isActive: true, createdAt: new Date(today) })
  return sealedKey
}

describeOnPglite('the command for keys', {}, (server) => {
  const { dataDir } = keysInAFile()
  type Told = { env?: Record<string, string>; daysLater?: number; wait?: () => Promise<unknown> }

  /** Types a command beside a server that runs. */
  function typed(line: string, { env = {}, daysLater = 0, wait }: Told = {}) {
    const given = { DATA_DIR: dataDir, ...env }
    const answers = () => new Map(Object.entries(keyAnswers(readConfig(given), server.database.executeSql)))
    return keysCommand(line.split(' '), given, {
      ask: async (_, name) => answers().get(name)?.(),
      now: () => new Date(today + daysLater * day),
      wait: async () => void (await wait?.()),
    })
  }
  const opened = async () => sealIn(dataDir).open(await keyOf(server.db), id)

  it('makes a key, seals with it what an older one has sealed, and retires that one', async () => {
    await aPartner(server.db, dataDir)
    const head = 'key  signs since  standing  rows  files  signatures until'
    expect(await typed('list')).toBe(`${head}\n1    ever         current   1     0      -`)
    expect(await typed('rotate')).toMatch(/^Key 2 seals and signs from now on\./)
    expect(await typed('list')).toBe(
      [
        head,
        '2    2026-06-15   current   0     0      -',
        '1    ever         accepted  1     0      2026-12-12',
      ].join('\n'),
    )
    expect(await opened()).toBe(theirKey)
    expect(await typed('reseal')).toBe('Sealed anew: 1 row and 0 files.')
    expect(await typed('retire 1', { daysLater: 181 })).toBe('Key 1 is accepted no more.')
    expect(await opened()).toBe(theirKey)
    expect(await keyOf(server.db)).toMatch(/^v2\.2\./)
    expect((await typed('list')).split('\n')).toHaveLength(2)
  })

  it('does not retire a key while what it signed may be good, unless it leaked', async () => {
    await typed('rotate')
    await expect(typed('retire 1', { daysLater: 179 })).rejects.toThrow(
      'Key 1 has signed what is good until 2026-12-12. If it leaked: npm run keys -- revoke 1',
    )
    expect(await typed('revoke 1')).toBe('Key 1 is accepted no more.')
  })

  it('does not retire a key that something is sealed with, even if that was written while it looked', async () => {
    const sealedKey = await aPartner(server.db, dataDir)
    await typed('rotate')
    const needed = 'Still sealed with key 1: 1 row and 0 files. First: npm run keys -- reseal'
    await expect(typed('revoke 1')).rejects.toThrow(needed)
    await typed('reseal')
    const wait = () => changePartner(server.db, id, { sealedKey })
    await expect(typed('revoke 1', { wait })).rejects.toThrow(needed)
    expect(await opened()).toBe(theirKey)
  })

  it('retires neither the current key nor one that there is not', async () => {
    await expect(typed('revoke 1')).rejects.toThrow('Key 1 seals and signs. Make another one first')
    await expect(typed('retire 7')).rejects.toThrow('There is no key 7.')
  })

  it('says what no key opens', async () => {
    await aPartner(server.db, dataDir)
    await changePartner(server.db, id, { sealedKey: 'v1.AAAA' })
    await typed('rotate')
    expect(await typed('reseal')).toBe(
      'Sealed anew: 0 rows and 0 files. 1 can be opened with no key, and stay as they are.',
    )
  })

  it.each(['', 'remove', 'retire', 'retire one', 'list 1', 'rotate now'])(
    'says how to use it for %j',
    async (line) => {
      await expect(typed(line)).rejects.toThrow('How to use it:')
    },
  )

  it('tells how servers with keys in their environment change over, and changes none itself', async () => {
    const SIGNING_SECRET = 'a signing secret of some length'
    const said = await typed('rotate', { env: { SIGNING_SECRET } })
    const [first = '', second = ''] = [...said.matchAll(/^SIGNING_KEYS='(.*)'$/gm)].map(([, list]) => list)
    const keysWith = (SIGNING_KEYS: string) =>
      readConfig({ DATA_DIR: dataDir, SIGNING_SECRET, SIGNING_KEYS }).keys
    const [accepting, signing] = [keysWith(first), keysWith(second)]
    expect([accepting.current().id, signing.current().id]).toEqual(['1', '2'])
    const sealed = sealOf(signing).close('ABCPE1234F', 'lead-1')
    expect(sealOf(accepting).open(sealed, 'lead-1')).toBe('ABCPE1234F')
    expect(keysWith('').all()).toEqual([{ id: '1', secret: SIGNING_SECRET }])
    const env = { SIGNING_SECRET, SIGNING_KEYS: second }
    expect(await typed('revoke 1', { env })).toBe('Nothing needs key 1: take it out of SIGNING_KEYS.')
  })

  it('works where no server runs, and on what a backup brought back with every key it needs', async () => {
    const [first, folder, elsewhere] = ['first', 'backup', 'elsewhere'].map((name) => join(root, name))
    if (!first || !folder || !elsewhere) throw new Error('No folders')
    const withDatabase = async <T>(at: string, use: (db: Db) => Promise<T>) => {
      const database = await openDatabase({ dataDir: at }, () => undefined)
      return use(database.db).finally(() => database.close())
    }
    const alone = (line: string, DATA_DIR: string) =>
      keysCommand(line.split(' '), { DATA_DIR }, { ask: async () => undefined, now: () => new Date() })
    await withDatabase(first, (db) => aPartner(db, first))
    await alone('rotate', first)
    await backUp({ dataDir: first }, folder)
    await restore(folder, { dataDir: elsewhere })
    expect(sealIn(elsewhere).open(await withDatabase(elsewhere, keyOf), id)).toBe(theirKey)
    expect(await alone('reseal', elsewhere)).toBe('Sealed anew: 1 row and 0 files.')
    const sealed = await withDatabase(elsewhere, keyOf)
    expect([sealed.slice(0, 5), sealIn(elsewhere).open(sealed, id)]).toEqual(['v2.2.', theirKey])
  }, 240_000)
})
