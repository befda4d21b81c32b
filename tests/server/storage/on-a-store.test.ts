import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { downloadDocument, uploadDocument } from '#contract/kyc/upload.calls.ts'
import { downloadPolicy } from '#contract/policy/policy.calls.ts'
import { leads, documents as stored } from '#server/db/schema.ts'
import { reseal } from '#server/key-rotation/reseal.ts'
import { eraseWithFiles } from '#server/retention/erase-journeys.ts'
import { objectFiles } from '#server/storage/object-files.ts'
import { sealedFilesOf } from '#server/storage/sealed-files.ts'
import { contents } from '../documents/contents.ts'
import { aJourney } from '../journeys/asha.ts'
import { keysInAFile } from '../keys/keys-in-a-file.ts'
import { aPolicyholder, modules } from '../policies/a-policyholder.ts'
import { testConfig } from '../support/config.ts'
import { startObjectStore } from '../support/object-store.ts'
import { describeOnPglite } from '../support/on-each-database.ts'

const objects = await startObjectStore()
afterAll(() => objects.stop())

const { keys, rotate, retire, dataDir } = keysInAFile()
const config = { ...testConfig, keys, dataDir, documents: objects.store }
const inStore = objectFiles(objects.store, fetch)
const store = { isDown: false }

const outside: typeof fetch = (input, init) =>
  store.isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)

async function names(): Promise<string[]> {
  const found: string[] = []
  for await (const name of inStore.names()) found.push(name)
  return found
}

describeOnPglite('a server with a store of objects', { outside, deps: { config } }, (server) => {
  beforeEach(async () => {
    store.isDown = false
    for (const name of await names()) await inStore.remove(name)
  })

  async function anOwner() {
    const visitor = server.visitor()
    const { customerLeadId } = await aJourney(visitor, 1)
    const file = () => new File([contents.pdf], 'Asha’s passport.pdf', { type: 'application/pdf' })
    const paper = () => ({ customerLeadId, docName: 'passport', category: 'kyc' as const, file: file() })
    return {
      upload: async () => (await visitor.call(uploadDocument, paper())).data.id,
      refused: () => visitor.ask(uploadDocument, paper()),
      read: async (id: string) => {
        const response = await visitor.ask(downloadDocument, { id })
        return { http: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
      },
    }
  }

  it('has an upload there and nowhere else, sealed, under a name that tells nothing', async () => {
    const owner = await anOwner()
    const id = await owner.upload()
    const [row] = await server.db.select().from(stored)
    expect(await names()).toEqual([row?.storedName])
    expect(Buffer.from((await inStore.get(row?.storedName ?? '')) ?? []).toString('latin1')).not.toContain(
      'PDF',
    )
    expect(await owner.read(id)).toEqual({ http: 200, bytes: contents.pdf })
    expect(existsSync(join(dataDir, 'files'))).toBe(false)
  })

  it('says that it is not available while the store is down, keeps nothing of it, and goes on afterwards', async () => {
    const owner = await anOwner()
    const id = await owner.upload()
    store.isDown = true
    const response = await owner.refused()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
    expect((await owner.read(id)).http).toBe(503)
    store.isDown = false
    expect(await server.db.select().from(stored)).toHaveLength(1)
    expect((await owner.read(id)).bytes).toEqual(contents.pdf)
    expect((await owner.read(await owner.upload())).http).toBe(200)
  })

  it('seals files anew there', async () => {
    const owner = await anOwner()
    await owner.upload()
    rotate()
    const deps = { config, executeSql: server.database.executeSql, giveWay: async () => undefined }
    expect((await reseal(deps)).files).toBe(1)
    retire('1')
    const [name = ''] = await names()
    expect(await sealedFilesOf(config).get(name)).toEqual(contents.pdf)
  })

  it('erases many files there in jobs of fifty, those that are gone already too', async () => {
    const owner = await anOwner()
    await owner.upload()
    const [lead] = await server.db.select().from(leads)
    const [row] = await server.db.select().from(stored)
    if (!lead || !row) throw new Error('Nothing was uploaded')
    const copies = Array.from({ length: 120 }, (_, at) => ({
      ...row,
      id: `copy${at}`,
      storedName: `copy${at}`,
    }))
    await server.db.insert(stored).values(copies)
    for (const { storedName } of copies.slice(0, 110)) await inStore.put(storedName, contents.pdf)
    await server.db.transaction((tx) => eraseWithFiles(server.deps, tx, [lead.id]))
    const depth = await server.deps.jobs.depth()
    expect(depth.filter(({ kind }) => kind === 'erase-files')).toMatchObject([{ count: 3 }])
    expect(await names()).toHaveLength(111)
    await server.pass(1_000)
    expect(await names()).toEqual([])
  }, 60_000)

  it('erases files there, however long the store is down', async () => {
    const owner = await anOwner()
    await owner.upload()
    store.isDown = true
    const [lead] = await server.db.select().from(leads)
    await server.db.transaction((tx) => eraseWithFiles(server.deps, tx, [lead?.id ?? '']))
    for (let hour = 0; hour < 8; hour += 1) await server.pass(3_600_000)
    expect(await names()).toHaveLength(1)
    store.isDown = false
    await server.pass(12 * 3_600_000)
    expect(await names()).toEqual([])
  }, 60_000)
})

describeOnPglite('a policy', { modules, outside, deps: { config } }, (server) => {
  it('that was paid while the store was down has its document there once it is up', async () => {
    store.isDown = false
    const asha = await aPolicyholder(server)
    store.isDown = true
    await asha.issue()
    store.isDown = false
    await server.pass(60_000)
    await server.pass(600_000)
    expect(await asha.document()).toMatchObject({ kind: 'ready' })
    const [row] = await server.db.select().from(stored)
    expect(await names()).toContain(row?.storedName)
    const response = await asha.visitor.ask(downloadPolicy, { id: asha.customerLeadId })
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
    expect(await asha.policies()).toHaveLength(1)
  }, 60_000)
})
