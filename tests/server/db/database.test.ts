import fs, {
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { eq, getTableName, isTable } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { durable } from '#server/db/durable-files.ts'
import { openDatabase } from '#server/db/open.ts'
import { PreparedPglite } from '#server/db/prepared-pglite.ts'
import * as schema from '#server/db/schema.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { loadedPglite } from '../support/pglite.ts'

const { leads, policies, transitions } = schema
const tables = Object.values(schema).filter(isTable)

describeOnEachDatabase('the database', { modules: [] }, (server) => {
  it.each(tables.map((table) => [getTableName(table), table]))(
    'has the table %s as the schema declares it',
    async (_, table) => {
      expect(await server.db.select().from(table)).toEqual([])
    },
  )

  it('gives back what was stored, moments and objects included', async () => {
    const lead = aLead({ record: { savedStep: 3, rto: { code: 'MH01' } } })
    await server.db.insert(leads).values(lead)
    expect(await server.db.select().from(leads)).toEqual([lead])
  })

  it('changes a row only where its version is the one that was read', async () => {
    await server.db.insert(leads).values(aLead())
    const save = (version: number) =>
      server.db
        .update(leads)
        .set({ version: version + 1 })
        .where(eq(leads.version, version))
        .returning({ version: leads.version })
    expect(await save(1)).toEqual([{ version: 2 }])
    expect(await save(1)).toEqual([])
  })

  it('takes back all of a transaction that fails', async () => {
    const failing = server.db.transaction(async (tx) => {
      await tx.insert(leads).values(aLead())
      throw new Error('undo')
    })
    await expect(failing).rejects.toThrow('undo')
    expect(await server.db.select().from(leads)).toEqual([])
  })

  it('counts transitions from one in every test', async () => {
    const move = {
      leadId: 'lead-1',
      machine: 'lifecycle',
      fromState: 'a',
      event: 'e',
      toState: 'b',
      actor: 'system',
    } as const
    const rows = await server.db
      .insert(transitions)
      .values({ ...move, at: server.clock.now() })
      .returning()
    expect(rows).toMatchObject([{ id: 1, actorId: null }])
  })

  it('refuses a policy of no lead', async () => {
    const policy = {
      id: 'p',
      leadId: 'nobody',
      policyNumber: '1',
      insurerId: 1,
      verifyCode: 'v',
      issued: {},
      periodStart: '2026-06-15',
      periodEnd: '2027-06-14',
      createdAt: server.clock.now(),
    }
    await expect(server.db.insert(policies).values(policy)).rejects.toMatchObject({
      cause: { code: '23503' },
    })
  })

  it('answers a ping, and a failed statement leaves it usable', async () => {
    await expect(server.database.executeSql('begin; select 1/0; commit')).rejects.toThrow('division by zero')
    await server.database.ping()
    expect(await server.db.select().from(leads)).toEqual([])
  })
})

describe('statements of the embedded database', () => {
  let client: PreparedPglite
  beforeAll(async () => {
    client = await loadedPglite()
  })
  afterAll(() => client.close())

  it('are prepared once, and anew where their table has changed', async () => {
    await client.exec('create table changed (a int, b text[]); insert into changed values (1, array[$$x$$])')
    const read = () => client.query('select * from changed where a = $1', [1])
    const sent = vi.spyOn(client, 'execProtocolStream')
    expect((await read()).rows).toEqual([{ a: 1, b: ['x'] }])
    expect(sent).toHaveBeenCalledTimes(2)
    await read()
    expect(sent).toHaveBeenCalledTimes(3)
    await client.exec('alter table changed add c int default 7')
    expect((await read()).rows).toEqual([{ a: 1, b: ['x'], c: 7 }])
    await client.exec('deallocate all')
    expect((await read()).rows).toHaveLength(1)
  })

  it('wait for a transaction to end, and one that fails leaves the next usable', async () => {
    await client.exec('create table kept (a int primary key)')
    const insert = (into: Pick<PGlite, 'query'>, a: number) => into.query('insert into kept values ($1)', [a])
    const failing = client.transaction(async (tx) => {
      await insert(tx, 1)
      await insert(tx, 1)
    })
    const beside = insert(client, 2)
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    await beside
    await expect(client.query('select * from nowhere')).rejects.toMatchObject({ code: '42P01' })
    expect((await client.query('select a from kept')).rows).toEqual([{ a: 2 }])
  })

  it('let go of the event loop while more of them wait', async () => {
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 1)
    const query = () => client.query('select count(*) from generate_series(1, 20000)')
    await Promise.all(Array.from({ length: 100 }, query))
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })

  it('may be more than it keeps prepared, which lets go of those that were not used for longest', async () => {
    for (let at = 0; at < 600; at += 1) {
      expect((await client.query(`select ${at} as a`)).rows).toEqual([{ a: at }])
      await client.query('select 1 as usual')
    }
    const uses =
      "select (custom_plans + generic_plans)::int as uses from pg_prepared_statements where statement like '%as usual'"
    expect((await client.query(uses)).rows).toEqual([{ uses: 600 }])
    expect((await client.query('select name from pg_prepared_statements')).rows.length).toBeLessThanOrEqual(
      500,
    )
    expect((await client.query('select 0 as a')).rows).toEqual([{ a: 0 }])
  })
})

describe('the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-db-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const open = () => openDatabase({ dataDir }, () => {})
  const heldMb = () => process.memoryUsage().external / 2 ** 20

  it('keeps no memory of how it was made, nor what a killed process left of making it', async () => {
    const unfinished = join(dataDir, 'db.new4711')
    const mine = join(dataDir, 'db.new-from-backup')
    mkdirSync(mine)
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'PG_VERSION'), '17')
    const before = heldMb()
    const made = await open()
    expect(existsSync(unfinished)).toBe(false)
    expect(existsSync(mine)).toBe(true)
    // One database takes 130 MB; the programs that make one leave 300 to 500 more.
    expect(heldMb() - before).toBeLessThan(250)
    await made.close()
  }, 60_000)

  it('is not made over files that are no whole database', async () => {
    const strange = join(dataDir, 'strange')
    mkdirSync(join(strange, 'db'), { recursive: true })
    writeFileSync(join(strange, 'db/notes.txt'), 'mine')
    await expect(openDatabase({ dataDir: strange }, () => {})).rejects.toThrow('is no whole database')
    expect(readFileSync(join(strange, 'db/notes.txt'), 'utf8')).toBe('mine')
  })

  it('keeps what was stored over a restart and belongs to one user at a time', async () => {
    const first = await open()
    await first.db.insert(leads).values(aLead())
    await expect(open()).rejects.toThrow('already uses')
    await first.close()
    const second = await open()
    expect(await second.db.select().from(leads)).toHaveLength(1)
    await second.close()
  }, 60_000)

  it('refuses everything once a full disk ends its log, and has all that was committed when opened anew', async () => {
    const first = await open()
    await first.db.insert(leads).values(aLead({ id: 'before-it-was-full' }))
    const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    const write = () => first.executeSql(`select pg_logical_emit_message(true, 'a', 'b')`)
    await expect(write()).rejects.toMatchObject({ code: '57P02' })
    full.mockRestore()
    await expect(write()).rejects.toMatchObject({ code: '57P02' })
    await expect(first.ping()).rejects.toMatchObject({ code: '57P02' })
    expect((await first.broken)?.message).toContain('disk is full')
    await first.close()
    const second = await open()
    expect(await second.db.select().from(leads)).toContainEqual(aLead({ id: 'before-it-was-full' }))
    await second.close()
  }, 60_000)
})

describe('the embedded database that waits for the disk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-fsync-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))

  it('has each commit on the disk before it answers', async () => {
    let syncs = 0
    const count = (descriptor: number) => {
      syncs += 1
      fsyncSync(descriptor)
    }
    const client = await PreparedPglite.open(durable(dataDir, count))
    expect((await client.query('show fsync')).rows).toEqual([{ fsync: 'on' }])
    await client.query('create table kept (at int)')
    for (let at = 0; at < 3; at += 1) {
      const before = syncs
      await client.query('insert into kept values ($1)', [at])
      expect(syncs).toBeGreaterThan(before)
    }
    await client.close()
  }, 60_000)
})

describe('PostgreSQL that is not there', () => {
  it('is named in the message', async () => {
    const open = openDatabase({ dataDir: '.data', databaseUrl: 'postgres://127.0.0.1:1/safar' }, () => {})
    await expect(open).rejects.toThrow('PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED).')
  })
})
