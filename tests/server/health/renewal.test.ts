import { expect, it } from 'vitest'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { planFromHealthQuote, toHealthQuotesRequest } from '#contract/health/health-quote.codec.ts'
import { getHealthQuotes } from '#contract/health/health-quotes.calls.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { defaultHealthRequest, type HealthRequest } from '#machines/health/record/health-request.ts'
import { noWebhooks } from '../payments/a-payer.ts'
import { payAndComeBack, renewed } from '../profile/renewed.ts'
import { aSignedUpCustomer, options, signedOut } from '../profile/signed-in-as.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPerson, digit } from './a-person.ts'

const { deps } = options
const growing: HealthRequest = { ...defaultHealthRequest, addOns: ['noClaimBonusSuper'] }

describeOnEachDatabase('renewing a health policy', { deps }, (server) => {
  /** Asha, who turns 35 in the year of her policy, two weeks before its end. */
  async function aPolicy(request: HealthRequest) {
    signedOut()
    await aSignedUpCustomer(server)
    await noWebhooks(server)
    const asha = await aPerson(server)
    const { visitor, customerLeadId } = asha
    await asha.choose(digit, request)
    await asha.complete(digit)
    await asha.submit()
    const first = await asha.record()
    await payAndComeBack(server, { visitor, customerLeadId, caseId: first.plan?.caseId ?? '' })
    return { customerLeadId, first }
  }

  it('begins with the same cover for a person a year older, with a number of its own', async () => {
    const { customerLeadId, first } = await aPolicy(growing)
    const { record, visitor, leadId } = await renewed<HealthRecord>(server, customerLeadId)
    expect(record).toMatchObject({
      renewalOf: customerLeadId,
      savedStep: 2,
      quotationNumber: 'SAFH100620270001',
      basics: { ...first.basics, age: 34 },
      request: growing,
      noClaimBonusPct: 50,
      person: { fullName: 'Asha Rani Sharma' },
      medical: first.medical,
      build: first.build,
      nominee: first.nominee,
    })
    expect(record.plan).toBeUndefined()
    const { data } = await visitor.call(readFlow, { customerLeadId: leadId })
    expect(data.leadsTo).toMatchObject({ path: '/health', screen: 'quotes' })
  })

  it('asks for prices anew, in the band of the new age', async () => {
    const { customerLeadId, first } = await aPolicy(defaultHealthRequest)
    server.clock.set('2027-06-16T10:00:00+05:30')
    const { record, visitor } = await renewed<HealthRecord>(server, customerLeadId)
    expect(record.basics?.age).toBe(35)
    expect(record).not.toHaveProperty('noClaimBonusPct')
    const { data } = await visitor.call(getHealthQuotes, toHealthQuotesRequest(record, true))
    const price = data.successQuotes.map(planFromHealthQuote).find(({ insurerId }) => insurerId === digit)
    expect(price?.lines[0]?.reason).toContain('35')
    expect(price?.start).not.toBe(first.plan?.start)
  })
})
