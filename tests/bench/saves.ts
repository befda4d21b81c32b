import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { aSave, asha } from '../server/journeys/asha.ts'
import { caller, type Running } from './server.ts'
import { perSecond, type Row } from './table.ts'

/** Saves of one step over HTTP, one after the other; the peer is a bare update of the same row, no HTTP, no machine. */
export async function saves({ assembled, url }: Running, database: string): Promise<Row[]> {
  const call = caller(url)
  const save = async (step: number, more: object) => {
    const reply = await call('admin/flow', aSave(step, { ...more }))
    const read = v.safeParse(saveFlow.reply, await reply.json())
    if (!read.success) throw new Error(`A save was refused with ${reply.status}`)
    return read.output.data.data
  }
  let lead = await save(1, {})
  lead = await save(2, { ...lead, step1: asha.step1 })
  const each = await perSecond(3000, async () => {
    lead = await save(2, { ...lead, step1: asha.step1 })
  })
  const { db } = assembled.database
  const bare = await perSecond(1000, () =>
    db.execute(sql`update leads set updated_at = now() where id = ${lead.customerLeadId}`),
  )
  return [
    {
      what: `journey saves on ${database}`,
      value: `${Math.round(each)} a second`,
      peer: 'a bare update of the same row',
      ratio: `${(bare / each).toFixed(1)} x`,
    },
  ]
}
