import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { findLead } from '#server/access/leads.store.ts'
import { seedSandbox } from '#server/account/sandbox-people.ts'
import { documents, kycChecks, leads } from '#server/db/schema.ts'
import type { ExecuteSql } from '#server/db/types.ts'
import { reseal } from '#server/key-rotation/reseal.ts'
import { usesOf } from '#server/key-rotation/uses.ts'
import { openNumbers } from '#server/sealed/numbers.ts'
import { sealOf } from '#server/sealed/seal.ts'
import { sealedFilesOf } from '#server/storage/sealed-files.ts'
import { aPerson, digit } from '../health/a-person.ts'
import { noWebhooks, payerOf } from '../payments/a-payer.ts'
import { aLead } from '../support/a-lead.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { keysInAFile } from './keys-in-a-file.ts'

const file = keysInAFile()
const config = { ...testConfig, keys: file.keys, dataDir: file.dataDir }
const files = sealedFilesOf(config)
const pan = 'ABCPE1234F'

describeOnEachDatabase('sealing anew', { deps: { config } }, (server) => {
  const seal = sealOf(file.keys)
  const aNumber = (id: string) => seal.close(JSON.stringify({ pan }), id)
  const sealAnew = (wrap: (inner: ExecuteSql) => ExecuteSql = (inner) => inner) => {
    const executeSql = wrap(server.database.executeSql)
    return reseal({ config, executeSql, giveWay: async () => undefined })
  }
  const uses = () =>
    usesOf({ config, executeSql: server.database.executeSql, giveWay: async () => undefined })
  /** Does something else first, the first time a statement begins so. */
  const before = (beginning: string, doFirst: () => Promise<void>) => (inner: ExecuteSql) => {
    const doOnce = [doFirst]
    const executeSql: ExecuteSql = async (text, values) => {
      if (text.startsWith(beginning)) await doOnce.pop()?.()
      return inner(text, values)
    }
    return executeSql
  }

  async function journeys(count: number) {
    const ids = Array.from({ length: count }, (_, at) => `lead-${1_000 + at}`)
    const rows = ids.map((id) => aLead({ id, record: { sealed: aNumber(id) } }))
    await server.db.insert(leads).values(rows)
    return ids
  }
  async function panOf(id: string) {
    const lead = await findLead(server.db, id)
    return openNumbers(seal, { sealed: v.parse(v.string(), lead?.record.sealed), leadId: id }).pan
  }
  async function aFile(name: string) {
    await files.put(name, Buffer.from('a passport'))
    const [{ createdAt }] = [aLead()]
    const about = {
      category: 'kyc',
      kind: 'passport',
      originalName: '',
      mime: 'image/png',
      size: 1,
      sha256: '',
    }
    await server.db
      .insert(documents)
      .values({ id: name, leadId: 'lead-1000', storedName: name, ...about, createdAt })
  }

  /** A policy whose insured has told everything, paid for and printed. */
  async function aPolicy() {
    await seedSandbox(server.deps)
    await noWebhooks(server)
    const asha = await aPerson(server)
    await asha.choose(digit)
    await asha.complete(digit)
    await asha.submit()
    const caseId = (await asha.record()).plan?.caseId ?? ''
    const payer = payerOf(server, { ...asha, caseId })
    await payer.pay()
    await payer.read()
    await server.jobs.runDue()
    return asha
  }

  /** The keys of all seals in any column of any table. */
  async function keysFound(): Promise<string[]> {
    const { rows } = await server.database.executeSql(
      `select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text, '') as text
       from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const [{ text }] = v.parse(v.tuple([v.object({ text: v.string() })]), rows)
    return [...text.matchAll(/\bv2\.(\d+)\.[\w-]{38}/g)].map(([, id = '']) => id)
  }

  it('reaches every seal that is stored anywhere', async () => {
    const asha = await aPolicy()
    await journeys(1)
    const told = await asha.record()
    const found = await keysFound()
    expect(new Set(found)).toEqual(new Set(['1']))
    const { rows = 0, files: printed = 0 } = (await uses())['1'] ?? {}
    expect([rows, printed]).toEqual([found.length, 1])
    file.rotate()
    expect(await sealAnew()).toEqual({ rows, files: printed, unreadable: 0 })
    expect(await keysFound()).toEqual(found.map(() => '2'))
    file.retire('1')
    expect(await uses()).toEqual({ '2': { rows, files: printed } })
    expect(await asha.record()).toEqual({ ...told, sealed: expect.stringMatching(/^v2\.2\./) })
    expect(await panOf('lead-1000')).toBe(pan)
    const [document] = await server.db.select().from(documents)
    expect(Buffer.from((await files.get(document?.storedName ?? '')) ?? []).toString('latin1')).toMatch(
      /^%PDF/,
    )
    expect(await sealAnew()).toEqual({ rows: 0, files: 0, unreadable: 0 })
  }, 60_000)

  it('goes on where it was when it was killed, and everything can be read in between', async () => {
    const ids = await journeys(250)
    file.rotate()
    let left = 120
    const killed = sealAnew((inner) => async (text, values) => {
      if (text.startsWith('update') && left-- === 0) throw new Error('killed')
      return inner(text, values)
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await uses()).toEqual({ '1': { rows: 130, files: 0 }, '2': { rows: 120, files: 0 } })
    for (const id of ids.slice(118, 122)) expect(await panOf(id)).toBe(pan)
    expect(await sealAnew()).toEqual({ rows: 130, files: 0, unreadable: 0 })
    file.retire('1')
    for (const id of ids) expect(await panOf(id)).toBe(pan)
  }, 60_000)

  it('never overwrites a number that was saved meanwhile', async () => {
    const [id = ''] = await journeys(1)
    file.rotate()
    const saved = { sealed: seal.close(JSON.stringify({ pan: 'ABCPE9999F' }), id) }
    const save = async () => void (await server.db.update(leads).set({ record: saved }))
    expect(await sealAnew(before('update leads', save))).toEqual({ rows: 0, files: 0, unreadable: 0 })
    expect((await findLead(server.db, id))?.record).toEqual(saved)
  })

  it('keeps what was saved meanwhile beside the seal, and its version', async () => {
    const [id = ''] = await journeys(1)
    file.rotate()
    await sealAnew(
      before('update leads', async () => {
        const lead = await findLead(server.db, id)
        const record = { ...lead?.record, emplId: 'ravi' }
        await server.db.update(leads).set({ record, version: 2 }).where(eq(leads.id, id))
      }),
    )
    expect(await findLead(server.db, id)).toMatchObject({ version: 2, record: { emplId: 'ravi' } })
    expect(await panOf(id)).toBe(pan)
    expect(await uses()).toEqual({ '2': { rows: 1, files: 0 } })
  })

  it('comes back to a row on which somebody wrote an old seal again', async () => {
    const [id = ''] = await journeys(1)
    const other = seal.close(JSON.stringify({ pan: 'ABCPE9999F' }), id)
    file.rotate()
    const done = await sealAnew(
      before('update leads', async () => {
        await server.db
          .update(leads)
          .set({ record: { sealed: other } })
          .where(eq(leads.id, id))
      }),
    )
    expect(done).toEqual({ rows: 1, files: 0, unreadable: 0 })
    expect(await panOf(id)).toBe('ABCPE9999F')
    expect(await uses()).toEqual({ '2': { rows: 1, files: 0 } })
  })

  it('leaves what no key opens, and says how much that is', async () => {
    await journeys(1)
    await server.db.update(leads).set({ record: { sealed: 'v1.AAAA' } })
    file.rotate()
    expect(await sealAnew()).toEqual({ rows: 0, files: 0, unreadable: 1 })
    expect((await findLead(server.db, 'lead-1000'))?.record).toEqual({ sealed: 'v1.AAAA' })
  })

  it('seals a file anew in spite of what a killed one left, and passes over one that is not here', async () => {
    await journeys(1)
    await aFile('one')
    await aFile('elsewhere')
    await files.remove('elsewhere')
    file.rotate()
    writeFileSync(join(file.dataDir, 'files', 'one.part'), 'half a fi')
    expect(await sealAnew()).toEqual({ rows: 1, files: 1, unreadable: 0 })
    file.retire('1')
    expect(Buffer.from((await files.get('one')) ?? []).toString()).toBe('a passport')
    expect(existsSync(join(file.dataDir, 'files', 'one.part'))).toBe(false)
  })

  it('does not bring back a file that was erased meanwhile', async () => {
    await journeys(1)
    await aFile('one')
    file.rotate()
    const erase = async () => void (await server.db.delete(documents))
    await sealAnew(before('select id from documents', erase))
    expect(await files.get('one')).toBeUndefined()
  })

  it('counts checks of identity and partners too', async () => {
    await journeys(1)
    await seedSandbox(server.deps)
    const check = { id: 'check', leadId: 'lead-1000', insurerId: 13, mode: 'ckyc', status: 'success' }
    const [{ createdAt }] = [aLead()]
    await server.db
      .insert(kycChecks)
      .values({ ...check, ownerName: 'Asha', createdAt, sealed: aNumber('lead-1000') })
    expect(await uses()).toEqual({ '1': { rows: 3, files: 0 } })
  })
})
