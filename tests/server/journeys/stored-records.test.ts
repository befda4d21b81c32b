import { expect, it } from 'vitest'
import { motorProduct } from '#machines/motor/motor.product.ts'
import { serverProducts } from '#machines/server-products.ts'
import { readableRecord, storedLeads } from '#server/access/stored-records.ts'
import { leads } from '#server/db/schema.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('stored records', { modules: [] }, (server) => {
  const all = async (products: typeof serverProducts) => {
    const ids: string[] = []
    for await (const leads of storedLeads(server.db))
      for (const lead of leads) {
        const record = readableRecord({ ...server.deps, products }, lead)
        if (record) ids.push(record.leadId)
      }
    return ids
  }

  it('are all read, page by page, but those that a version cannot read', async () => {
    const record = { ...motorProduct.emptyRecord, savedStep: 1 }
    const many = Array.from({ length: 1_003 }, (_, at) => aLead({ id: `lead-${at}`, record }))
    for (let at = 0; at < many.length; at += 500)
      await server.db.insert(leads).values(many.slice(at, at + 500))
    await server.db.insert(leads).values(aLead({ id: 'unread', record: { savedStep: 'ten' } }))
    const found = await all(serverProducts)
    expect(found).toHaveLength(1_003)
    expect(new Set(found).size).toBe(1_003)
    expect(await all([])).toEqual([])
  })
})
