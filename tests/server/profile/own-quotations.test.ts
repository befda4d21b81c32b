import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readQuotations } from '#contract/profile/own-lists.calls.ts'
import { quotationOfWire } from '#contract/profile/own-lists.codec.ts'
import { limits } from '#machines/reference/limits.ts'
import { leads, quoteRuns, quotes } from '#server/db/schema.ts'
import { aPlan } from '../journeys/a-plan.ts'
import { aJourney } from '../journeys/asha.ts'
import { aJourneyWithPlan } from '../journeys/with-plan.ts'
import { aLead } from '../support/a-lead.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { asAsha, asRavi, belongsTo, byPartner, options, signedOut } from './signed-in-as.ts'

describeOnEachDatabase('the quotations of a customer', options, (server) => {
  const read = async () => {
    const { data, hasMore } = await server.visitor().call(readQuotations)
    return { data: data.map(quotationOfWire), hasMore }
  }

  /** One asking of a journey, answered by some insurers at these prices. */
  async function priced(leadId: string, run: string, onDay: string, prices: Record<number, number>) {
    const startedAt = new Date(`${onDay}T10:00:00+05:30`)
    await server.db
      .insert(quoteRuns)
      .values({ id: run, leadId, request: {}, requestHash: run, onDay, startedAt })
    for (const [insurerId, final] of Object.entries(prices)) {
      const caseId = `${run}-${insurerId}`
      const quote = { id: caseId, runId: run, leadId, insurerId: Number(insurerId), caseId }
      await server.db.insert(quotes).values({ ...quote, state: 'priced', result: aPlan({ caseId, final }) })
    }
    const refused = { id: `${run}-no`, runId: run, leadId, insurerId: 2 }
    await server.db.insert(quotes).values({ ...refused, state: 'declined' })
  }

  it('are the journeys that were not paid for, where they stand, with their day', async () => {
    asAsha()
    const { customerLeadId } = await aJourney(server.visitor(), 4)
    expect(await read()).toEqual({
      data: [
        {
          leadId: customerLeadId,
          quoteType: 'motor',
          insured: {
            icon: 'car',
            kind: 'Car',
            title: 'Maruti Swift VXi',
            identifier: 'RJ-14-CA-1234',
          },
          navigationState: {
            selectedVehicleType: { vehicleModal: 'Pvt Car', vehicleType: '4w' },
          },
          savedStep: 4,
          leadsTo: { path: '/motor', screen: 'vehicleDates', activeStep: 5 },
          isTooEarly: false,
          isRenewal: false,
          lastOn: '2026-06-15',
        },
      ],
      hasMore: false,
    })
    await server.db.update(leads).set({ status: 'paymentFailure' })
    expect((await read()).data).toMatchObject([
      { status: 'paymentFailure', proposalStatus: 'proposalSuccess' },
    ])
    await server.db.update(leads).set({ status: 'paymentSuccess' })
    expect((await read()).data).toEqual([])
  })

  it('tell the lowest price of the last asking, and its day', async () => {
    asAsha()
    const { customerLeadId: one } = await aJourney(server.visitor(), 6)
    const { customerLeadId: other } = await aJourney(server.visitor(), 6)
    await priced(one, 'old', '2026-06-14', { 13: 9_000_00 })
    await priced(one, 'new', '2026-06-15', { 13: 12_345_67, 15: 11_000_50, 33: 11_900_00 })
    await priced(other, 'other', '2026-06-14', { 15: 8_000_00 })
    const prices = Object.fromEntries((await read()).data.map(({ leadId, price }) => [leadId, price]))
    const insurer = { name: 'ICICI Lombard', logo: '/logos/insurers/icici-lombard.svg' }
    expect(prices[one]).toEqual({ insurer, amount: 11_000_50, on: '2026-06-15', isChosen: false })
    expect(prices[other]).toEqual({ insurer, amount: 8_000_00, on: '2026-06-14', isChosen: false })
  })

  it('tell the price of the chosen plan before a lower one', async () => {
    asAsha()
    const { customerLeadId: leadId } = await aJourneyWithPlan(server.db, server.visitor())
    await server.db
      .update(quotes)
      .set({ result: aPlan({ final: 1_00 }) })
      .where(eq(quotes.caseId, 'case-2'))
    expect((await read()).data).toMatchObject([
      { leadId, savedStep: 7, price: { insurer: { name: 'Digit' }, amount: 13_808_36, isChosen: true } },
    ])
  })

  it('say where the policy that ends does so too far ahead', async () => {
    asAsha()
    await aJourney(server.visitor(), 6)
    server.clock.set('2026-05-01T10:00:00+05:30')
    expect((await read()).data).toMatchObject([{ isTooEarly: true }])
  })

  it('pass over a journey of a product that is not sold here', async () => {
    asAsha()
    const { customerLeadId } = await aJourney(server.visitor(), 4)
    await server.db.insert(leads).values(aLead({ quoteType: 'travel', customerId: 'asha' }))
    expect((await read()).data.map(({ leadId }) => leadId)).toEqual([customerLeadId])
  })

  it('are shown to nobody else, and to a partner’s visitor only if they were begun there', async () => {
    asAsha()
    const { customerLeadId } = await aJourney(server.visitor(), 1)
    asRavi()
    expect((await read()).data).toEqual([])
    byPartner('asha', 'partner-1')
    expect((await read()).data).toEqual([])
    await belongsTo(server, customerLeadId, 'asha', 'partner-1')
    expect((await read()).data).toHaveLength(1)
    signedOut()
    expect(await server.visitor().refused(readQuotations)).toMatchObject({ http: 401, code: 'signed-out' })
  })

  it('come with the last gone on with first, and no more than are shown', async () => {
    const { listed } = limits.profile
    const ids = Array.from({ length: listed + 5 }, (_, index) => `lead-${index}`)
    const at = (index: number) => new Date(server.clock.now().getTime() + index * 1000)
    const record = {
      savedStep: 1,
      source: 'customer',
      isNew: false,
      registrationNumber: '',
      policyDateExceeded: false,
    }
    const rows = ids.map((id, index) => aLead({ id, customerId: 'asha', record, updatedAt: at(index) }))
    await server.db.insert(leads).values(rows)
    asAsha()
    const { data, hasMore } = await read()
    expect(data.map(({ leadId }) => leadId)).toEqual(ids.toReversed().slice(0, listed))
    expect(hasMore).toBe(true)
  })
})
