import { expect, it } from 'vitest'
import type { Segment } from '#server/db/schema.ts'
import { segmentIdOf } from '#server/traffic/traffic.store.ts'
import { inBrowser } from '../graph-numbers/random-traffic.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const others: readonly Partial<Segment>[] = [
  { product: 'pet' },
  { source: 'empl' },
  { channel: 'partner' },
  { side: 'server' },
  { device: 'none' },
  { madeUp: true },
]

describeOnEachDatabase('the key of a segment', { modules: [] }, (server) => {
  it.each(others)('is its own where only this differs: %j', async (different) => {
    const keyOf = (segment: Partial<Segment>) => segmentIdOf(server.db, { ...inBrowser, ...segment })
    const known = await keyOf({})
    const other = await keyOf(different)
    expect(other).not.toBe(known)
    expect([await keyOf({}), await keyOf(different)]).toEqual([known, other])
  })
})
