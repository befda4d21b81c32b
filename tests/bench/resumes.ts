import * as fc from 'fast-check'
import { Check } from '#cli/resumes/check.ts'
import { checkStored } from '#cli/resumes/check-stored.ts'
import { currentVersion, type Version } from '#cli/resumes/version.ts'
import { dayOfSuites } from '#paths/cache/day.ts'
import { storedLeads } from '#server/access/stored-records.ts'
import { type Lead, leads } from '#server/db/schema.ts'
import type { Db } from '#server/db/types.ts'
import { aLead } from '../server/support/a-lead.ts'
import { testConfig } from '../server/support/config.ts'
import { testPglite } from '../server/support/pglite.ts'
import { recordsOf } from '../support/generated-records.ts'
import { cpuMs } from './graphs/purchase.ts'
import type { Row } from './table.ts'

const each = 1_000
const atOnce = 500

/** May I deploy? What a stored journey costs where its product has the same code, and where both versions resume it. */
export async function resumes(): Promise<Row[]> {
  const version = await currentVersion()
  const { db, close } = await testPglite()
  const count = await fill(db, version)
  const keys = version.products.map(({ key }) => key)
  const resumed = await cpuOf(db, version, new Set())
  const alike = await cpuOf(db, version, new Set(keys))
  const read = await cpuOf(db, { ...version, products: [] }, new Set())
  await close()
  const per = (ms: number) => `${((1_000 * ms) / count).toFixed(0)} µs`
  return [
    {
      what: 'resumes: the processor for a stored journey whose product has the same code, PGlite',
      value: `${per(alike)}, of which ${per(read)} are reading it`,
      peer: `resumed by both versions, ${per(resumed)}`,
      ratio: `${(alike / resumed).toFixed(3)} x`,
    },
  ]
}

async function fill(db: Db, { products }: Version): Promise<number> {
  const rows = products.flatMap((product) =>
    fc
      .sample(recordsOf(product, dayOfSuites), { numRuns: each, seed: 1 })
      .map(({ quoteType, ...record }, at) => aLead({ id: `${product.key}-${at}`, quoteType, record })),
  )
  for (let at = 0; at < rows.length; at += atOnce) await db.insert(leads).values(rows.slice(at, at + atOnce))
  return rows.length
}

/** The second time counts, once everything is compiled. */
async function cpuOf(db: Db, version: Version, unchanged: ReadonlySet<string>): Promise<number> {
  const once = async () => {
    const check = new Check([version, version], unchanged)
    const add = (page: Lead[]) => checkStored(check, page, version, testConfig, dayOfSuites)
    const begun = cpuMs()
    for await (const page of storedLeads(db)) add(page)
    return cpuMs() - begun
  }
  await once()
  return once()
}
