import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { backUp, move, restore } from '#server/backup/backup.ts'
import { openControl } from '#server/backup/control.ts'
import { openDatabase } from '#server/db/open.ts'
import { leads } from '#server/db/schema.ts'
import { createLog } from '#server/log/log.ts'
import { localFiles } from '#server/storage/local-files.ts'
import { objectFiles } from '#server/storage/object-files.ts'
import { aLead } from '../support/a-lead.ts'
import { startObjectStore } from '../support/object-store.ts'
import { emptyPostgres } from '../support/postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'safar-backup-'))
afterAll(() => rmSync(root, { recursive: true }))

const log = createLog('silent')
let [dataDir, folder, elsewhere] = ['', '', '']
beforeEach(() => {
  const own = mkdtempSync(join(root, 'one-'))
  ;[dataDir, folder, elsewhere] = [join(own, 'data'), join(own, 'backup'), join(own, 'elsewhere')]
})

const opened = (place: { dataDir: string; databaseUrl?: string }) => openDatabase(place, () => {})

async function idsAt(place: { dataDir: string; databaseUrl?: string }): Promise<string[]> {
  const database = await opened(place)
  const rows = await database.db.select({ id: leads.id }).from(leads).orderBy(leads.id)
  await database.close()
  return rows.map(({ id }) => id)
}

/** A data directory with a journey, a document and the secrets, of which each test has a copy. */
const filled = join(root, 'filled')
beforeAll(async () => {
  const database = await opened({ dataDir: filled })
  await database.db.insert(leads).values(aLead())
  await localFiles(join(filled, 'files')).put('paper', Buffer.from('sealed'))
  writeFileSync(join(filled, 'secrets.json'), '{"signing":"secret"}', { mode: 0o600 })
  await database.close()
}, 120_000)
const aDataDir = () => cpSync(filled, dataDir, { recursive: true })

describe('a backup', () => {
  it('of a stopped server is restored with its files and secrets, readable by their owner alone', async () => {
    aDataDir()
    const print = await backUp({ dataDir }, folder)
    expect(await restore(folder, { dataDir: elsewhere })).toEqual(print)
    expect(await idsAt({ dataDir: elsewhere })).toEqual(['lead-1'])
    expect(readFileSync(join(elsewhere, 'files', 'paper'), 'utf8')).toBe('sealed')
    for (const path of [
      join(folder, 'database.gz'),
      join(folder, 'secrets.json'),
      join(elsewhere, 'secrets.json'),
    ])
      expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  }, 60_000)

  it('of a running server has all that was stored before it was asked for, and the server goes on', async () => {
    aDataDir()
    const database = await opened({ dataDir })
    const control = await openControl(dataDir, {
      copyTo: database.copyTo ?? (() => Promise.reject()),
      log,
    })
    let count = 0
    const storing = { on: true }
    const writer = (async () => {
      while (storing.on) {
        count += 1
        await database.db.insert(leads).values(aLead({ id: `more ${String(count).padStart(5, '0')}` }))
        await setImmediate()
      }
    })()
    while (count < 20) await new Promise((resolve) => setTimeout(resolve, 5))
    const stored = count - 1
    await backUp({ dataDir }, folder).finally(() => {
      storing.on = false
    })
    await writer
    expect(statSync(join(dataDir, 'control')).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(dataDir, 'control'))).toEqual(['socket'])
    await control?.close()
    await database.close()
    await restore(folder, { dataDir: elsewhere })
    const [first, ...others] = await idsAt({ dataDir: elsewhere })
    expect(first).toBe('lead-1')
    expect(others.length).toBeGreaterThanOrEqual(stored)
    expect(others.at(-1)).toBe(`more ${String(others.length).padStart(5, '0')}`)
    expect(await idsAt({ dataDir })).toHaveLength(count + 1)
  }, 120_000)

  it('is not made of nothing', async () => {
    await expect(backUp({ dataDir }, folder)).rejects.toThrow('There is no database in')
    await expect(move(dataDir, 'postgres://127.0.0.1:1/safar')).rejects.toThrow('There is no database in')
  })

  it('that was damaged is refused, and a new one is restored in its place', async () => {
    aDataDir()
    await backUp({ dataDir }, folder)
    const whole = readFileSync(join(folder, 'database.gz'))
    writeFileSync(join(folder, 'database.gz'), whole.subarray(0, whole.length - 40))
    await expect(restore(folder, { dataDir: elsewhere })).rejects.toThrow('unexpected end of file')
    writeFileSync(join(folder, 'database.gz'), whole)
    await restore(folder, { dataDir: elsewhere })
    expect(await idsAt({ dataDir: elsewhere })).toEqual(['lead-1'])
  }, 60_000)

  it('overwrites neither a backup nor a data directory, and leaves no half of one', async () => {
    aDataDir()
    await backUp({ dataDir }, folder)
    await expect(backUp({ dataDir }, folder)).rejects.toThrow('EEXIST')
    await expect(restore(folder, { dataDir })).rejects.toThrow('is not empty: it has db')
    const held = await opened({ dataDir })
    await expect(backUp({ dataDir }, `${folder}-2`)).rejects.toThrow('already uses')
    await held.close()
    expect(readdirSync(join(folder, '..')).sort()).toEqual(['backup', 'data'])
  }, 60_000)

  it('takes files from a store of objects, and restores them into one', async () => {
    aDataDir()
    rmSync(join(dataDir, 'files'), { recursive: true })
    const objects = await startObjectStore()
    const [documents, others] = ['one', 'another'].map((name) => ({
      ...objects.store,
      url: `${objects.store.url}/${name}`,
    }))
    if (!documents || !others) throw new Error('two stores')
    await objectFiles(documents, fetch).put('paper', Buffer.from('sealed'))
    const print = await backUp({ dataDir, documents }, folder)
    expect(readFileSync(join(folder, 'files', 'paper'), 'utf8')).toBe('sealed')
    expect(await restore(folder, { dataDir: elsewhere, documents: others })).toEqual(print)
    expect(await objectFiles(others, fetch).get('paper')).toEqual(Buffer.from('sealed'))
    expect(readdirSync(elsewhere).sort()).toEqual(['db', 'secrets.json'])
    await objects.stop()
    await expect(backUp({ dataDir, documents }, `${folder}-2`)).rejects.toThrow('The store of documents')
    await expect(restore(folder, { dataDir: `${elsewhere}-2`, documents })).rejects.toThrow('The store')
    expect(readdirSync(join(folder, '..')).sort()).toEqual(['backup', 'data', 'elsewhere', 'elsewhere-2'])
    expect(readdirSync(`${elsewhere}-2`), 'another try finds nothing in its way').toEqual([])
  }, 120_000)

  it.runIf(inject('postgresUrl'))(
    'is not needed to move to PostgreSQL, which is then equal, and from which one is made as well',
    async () => {
      aDataDir()
      const databaseUrl = await emptyPostgres(inject('postgresUrl') ?? '')
      const objects = await startObjectStore()
      const print = await move(dataDir, databaseUrl, objects.store)
      expect(await objectFiles(objects.store, fetch).get('paper')).toEqual(Buffer.from('sealed'))
      await objects.stop()
      expect(print.tables['public.leads']?.rows).toBe(1)
      expect(await idsAt({ dataDir, databaseUrl })).toEqual(['lead-1'])
      expect(await backUp({ dataDir, databaseUrl }, folder)).toEqual(print)
      await expect(move(dataDir, databaseUrl)).rejects.toThrow('is not empty')
      expect(await restore(folder, { dataDir: elsewhere })).toEqual(print)
    },
    60_000,
  )
})
