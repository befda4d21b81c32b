import { expect, it } from 'vitest'
import { readFlow } from '#contract/flow/flow.calls.ts'
import { planFromPetQuote, toPetQuotesRequest } from '#contract/pet/pet-quote.codec.ts'
import { getPetQuotes } from '#contract/pet/pet-quotes.calls.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { noWebhooks } from '../payments/a-payer.ts'
import { payAndComeBack, renewed } from '../profile/renewed.ts'
import { aSignedUpCustomer, options, signedOut } from '../profile/signed-in-as.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aHousehold, bajaj } from './a-household.ts'

const { deps } = options

describeOnEachDatabase('renewing a pet policy', { deps }, (server) => {
  /** Rex, and Bruno, who is too old to be insured for the first time. Two weeks before the end. */
  async function aPolicy(born: string) {
    signedOut()
    await aSignedUpCustomer(server)
    await noWebhooks(server)
    const home = await aHousehold(server)
    const { visitor, customerLeadId } = home
    await home.give({ dateOfBirth: born, vaccinatedOn: '2026-01-10' })
    await home.give({ name: 'Bruno', petId: 2, dateOfBirth: '2017-01-10' }, 'pet')
    const { caseId, start } = await home.choose(bajaj)
    await home.complete(bajaj)
    await home.submit()
    await payAndComeBack(server, { visitor, customerLeadId, caseId })
    return { customerLeadId, start }
  }

  it('begins with the same pets, of which those that were insured have waited and may stay longer', async () => {
    const { customerLeadId, start } = await aPolicy('2019-03-01')
    const { visitor, record, leadId } = await renewed<PetRecord>(server, customerLeadId)
    expect(record).toMatchObject({ renewalOf: customerLeadId, owner: { name: 'Asha Rani Sharma' } })
    expect(record.pets?.map(({ name, insuredSince }) => [name, insuredSince])).toEqual([
      ['Rex', start],
      ['Bruno', undefined],
    ])
    expect(record.plan).toBeUndefined()
    const { data } = await visitor.call(readFlow, { customerLeadId: leadId })
    expect(data.leadsTo).toMatchObject({ path: '/pet', screen: 'quotes' })
    const quotes = await visitor.call(getPetQuotes, toPetQuotesRequest(record, true))
    const plan = quotes.data.successQuotes.map(planFromPetQuote).find(({ insurerId }) => insurerId === bajaj)
    expect(plan?.pets).toMatchObject([
      { name: 'Rex', isInsured: true, illnessWaitDays: 0 },
      { name: 'Bruno', isInsured: false, reason: 'Takes new pets up to 7 years' },
    ])
  })
})
