import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { saveFlow } from '#contract/flow/flow.calls.ts'
import { getFeCode } from '#contract/journey/customer.calls.ts'
import { leads } from '#server/db/schema.ts'
import { aSave } from '../journeys/asha.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

describeOnEachDatabase('a journey that a link led to', {}, (server) => {
  async function begunWith(referralCode: string) {
    const reply = await server.visitor().call(saveFlow, aSave(1, { referralCode }))
    const [lead] = await server.db
      .select({ refCode: leads.refCode, feCode: leads.feCode })
      .from(leads)
      .where(eq(leads.id, reply.data.data.customerLeadId))
    return lead
  }

  it('remembers the visit by its code, and the link behind it [PARTNER-06]', async () => {
    const reply = await (await server.visitor().ask(getFeCode, { refCode: 'DIWALI' })).json()
    expect(reply).toEqual({ status: 'success', data: expect.stringMatching(/^\S{16,}$/) })
    const feCode = reply.data
    expect(await begunWith(feCode)).toEqual({ refCode: 'DIWALI', feCode })
  })

  it('keeps a code of no visit as what the link said', async () => {
    expect(await begunWith('DIWALI')).toEqual({ refCode: 'DIWALI', feCode: null })
  })
})
