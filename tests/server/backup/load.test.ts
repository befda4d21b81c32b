import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { dump } from '#server/backup/dump.ts'
import { load } from '#server/backup/load.ts'
import { tablesOf } from '#server/backup/tables.ts'
import { leads } from '#server/db/schema.ts'
import type { Database } from '#server/db/types.ts'
import { jobKind } from '#server/jobs/job-kind.ts'
import { insertJourney, insertLoose, insertMoney, insertPolicy } from '../retention/rows.ts'
import { aLead } from '../support/a-lead.ts'
import { databases, describeOnEachDatabase } from '../support/on-each-database.ts'

const remind = jobKind('remind-once', v.object({ leadId: v.string() }))
const at = new Date('2026-01-31T18:29:59.123Z')
const moments = { at, day: '2026-01-31' }
const record = {
  odd: ['\t\\n\\', '\u2028 ₹ नमस्ते 🚗', '"}', '', null],
  numbers: [9007199254740991, 0.1, -1e-7],
}

async function dumpOf({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const lines: string[] = []
  await dump(db, async (text) => void lines.push(...text.trimEnd().split('\n')))
  return lines
}

/** Of the hashes of all rows, in their order. */
function sha256Of(rows: string[]): string {
  const hashes = rows.map((row) => createHash('sha256').update(row).digest())
  return createHash('sha256')
    .update(Buffer.concat(hashes.sort(Buffer.compare)))
    .digest('hex')
}

/** Every row of a database by its table, as the database itself writes it. */
async function rowsOf({ executeSql }: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const table of await tablesOf(executeSql)) {
    const { rows } = await executeSql(`select t::text as row from ${table} t order by 1`)
    all[table] = (rows as { row: string }[]).map(({ row }) => row).sort()
  }
  return all
}

describeOnEachDatabase('a dump', { modules: [] }, (server) => {
  /** Rows in most tables, more than one page of some, a job that waits, and a sequence that is ahead of its rows. */
  async function fill() {
    server.jobs.work(remind, async () => undefined)
    await server.jobs.start()
    await server.jobs.send(remind, { leadId: 'one' }, { startAfter: new Date('2027-01-01') })
    await insertLoose(server.db, 'tag', moments)
    await insertJourney(server.db, 'tag', moments)
    await insertMoney(server.db, 'tag', moments)
    await insertPolicy(server.db, 'tag', moments)
    const many = Array.from({ length: 1_203 }, (_, n) => aLead({ id: `lead ${n}`, record, createdAt: at }))
    await server.db.insert(leads).values(many)
    await server.database.executeSql(`select nextval('transitions_id_seq') from generate_series(1, 7)`)
  }

  describe.each(databases)('loaded into %s', (_, open) => {
    it('gives every row of every table as it was, and goes on counting where it was', async () => {
      await fill()
      const lines = await dumpOf(server.database)
      const target = await open()
      const print = await load(target, Readable.from(lines))
      const rows = await rowsOf(target)
      expect(rows).toEqual(await rowsOf(server.database))
      expect(print.tables['public.leads']?.rows).toBeGreaterThan(1_203)
      expect(print.tables['public.leads']?.sha256).toBe(sha256Of(rows['public.leads'] ?? []))
      expect(Object.values(rows).filter((some) => some.length > 0).length).toBeGreaterThan(20)
      const next = async ({ executeSql }: Database) =>
        (await executeSql(`select nextval('transitions_id_seq')::int as next`)).rows
      expect(await next(target)).toEqual(await next(server.database))
      expect(await dumpOf(target)).toEqual(await dumpOf(server.database))
      await target.close()
    })

    it('loads nothing of what is not whole, was changed, or is of another version', async () => {
      await fill()
      const lines = await dumpOf(server.database)
      const target = await open()
      const storeFiles = vi.fn(async () => undefined)
      const tried = (some: string[]) => load(target, Readable.from(some), storeFiles)
      await expect(tried(lines.slice(0, -1))).rejects.toThrow('its end is missing')
      const changed = lines.map((line) => line.replace('"lead 700"', '"lead 7oo"'))
      await expect(tried(changed)).rejects.toThrow('Restored otherwise than it was: public.leads.')
      const without = lines.filter((line) => !line.includes('"lead 700"'))
      await expect(tried(without)).rejects.toThrow('Restored otherwise than it was: public.leads.')
      const ahead = lines.map((line) => line.replace(/"public.audits_id_seq":\d+,/, ''))
      await expect(tried(ahead)).rejects.toThrow('Restored otherwise than it was: sequences.')
      storeFiles.mockClear()
      const other = [String(lines[0]).replace('"migrations":["', '"migrations":["0'), ...lines.slice(1)]
      await expect(tried(other)).rejects.toThrow('another version of the server')
      const older = [String(lines[0]).replace('"safar 2"', '"safar 1"'), ...lines.slice(1)]
      await expect(tried(older)).rejects.toThrow('of format safar 1 and not safar 2')
      await expect(tried(['hello'])).rejects.toThrow('not a backup')
      expect(storeFiles, 'files go nowhere before it is certain that rows may').not.toHaveBeenCalled()
      expect(Object.values(await rowsOf(target)).flat()).toEqual([])
      await target.close()
    })
  })

  it('is not loaded where something is already', async () => {
    const lines = await dumpOf(server.database)
    await server.db.insert(leads).values(aLead())
    const storeFiles = vi.fn(async () => undefined)
    await expect(load(server.database, Readable.from(lines), storeFiles)).rejects.toThrow(
      'The database is not empty: public.leads has rows.',
    )
    expect(storeFiles).not.toHaveBeenCalled()
  })
})
