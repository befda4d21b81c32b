import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { getKyc } from '#contract/kyc/kyc.calls.ts'
import { downloadPolicy, getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { policyOfReply } from '#contract/policy/policy.codec.ts'
import { readPolicies, readQuotations, renewPolicy } from '#contract/profile/own-lists.calls.ts'
import { submitProposal } from '#contract/proposal/proposal.calls.ts'
import { getQuotesData } from '#contract/quotes/quotes.calls.ts'
import type { KycResult } from '#machines/schemas/proposal.ts'
import { serverProducts } from '#machines/server-products.ts'
import { motorRater } from '#sandbox/insurers/motor.rater.ts'
import { recordOf, updateLead } from '#server/access/leads.store.ts'
import { leads } from '#server/db/schema.ts'
import { usualTimings } from '#server/insurers/timings.ts'
import { modules } from '#server/modules.ts'
import { pricesRoutes } from '#server/quotes/prices.routes.ts'
import { planOfCase } from '#server/quotes/quotes.store.ts'
import { readUmbrellaPrices, umbrellaPrices } from '../../support/toy-product/umbrella.prices.ts'
import { umbrellaProduct } from '../../support/toy-product/umbrella.product.ts'
import { umbrellaRater } from '../../support/toy-product/umbrella.rater.ts'
import { person } from '../journeys/asha.ts'
import { noWebhooks, payerOf } from '../payments/a-payer.ts'
import { textOf } from '../policies/pdf-text.ts'
import { leadOf } from '../support/lead-of.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { aCustomer } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'

const digit = 13
const customer = { name: person.fullName, email: person.email, mobile: person.mobile }

const calls = { key: 'umbrella', prices: umbrellaPrices, proposals: [] }

const options = {
  modules: [...modules, pricesRoutes(usualTimings, calls)],
  raters: [motorRater, umbrellaRater],
  deps: {
    products: [...serverProducts, umbrellaProduct],
    identify: async () => aCustomer('asha'),
  },
}

/** The save of its one step, with the one event that a person causes. */
const begin = (sumInsured: unknown) => ({
  quoteType: 'umbrella',
  step: 1,
  processDiscription: 'sumInsured',
  loggedInUser: true,
  events: [{ type: 'sum.chosen', sumInsured }],
})

/** Asha, who has begun to insure her household. */
async function aHouseholder(server: TestServer) {
  const visitor = server.visitor()
  const { data } = await visitor.call(saveFlow, begin(500_000))
  const { customerLeadId } = data.data
  await server.db.update(leads).set({ customerId: 'asha' }).where(eq(leads.id, customerLeadId))

  async function save(change: object): Promise<void> {
    const lead = await leadOf(server, customerLeadId)
    const record = { ...recordOf(server.deps, lead), ...change }
    await updateLead(server.deps, server.db, lead, { record, at: server.clock.now() })
  }

  await save({ customer })

  const householder = {
    visitor,
    customerLeadId,
    save,
    prices: async () => (await visitor.call(readUmbrellaPrices, { customerLeadId })).data.successQuotes,

    async choose(): Promise<string> {
      const chosen = (await householder.prices()).find(({ insurerId }) => insurerId === digit)
      if (!chosen) throw new Error('There is no price')
      await save({ plan: await planOfCase(server.db, customerLeadId, chosen.caseId) })
      return chosen.caseId
    },

    async identify(): Promise<KycResult> {
      const document = { docName: 'pan', docNumber: 'ABCPS1234D', dateOfBirth: '1992-06-15' }
      const reply = await visitor.call(getKyc, { customerLeadId, insurerId: digit, ...document })
      if (reply.data.kind !== 'verified') throw new Error(`KYC found ${reply.data.kind}`)
      return reply.data.result
    },

    async propose(caseId: string) {
      await save({ kyc: await householder.identify(), person })
      return visitor.call(submitProposal, { customerLeadId, caseId, insurerId: digit })
    },
  }
  return householder
}

describeOnPglite('a product of one question', options, (server) => {
  it('begins by the event of its form, and is gone on with where its record leads', async () => {
    const { visitor, customerLeadId } = await aHouseholder(server)
    expect((await visitor.call(readFlow, { customerLeadId })).data).toMatchObject({
      quoteType: 'umbrella',
      processStep: 'step1',
      leadsTo: { path: '/quotelist/{id}' },
    })
  })

  it('says what is wrong with an answer, an event or a product that nobody knows', async () => {
    const visitor = server.visitor()
    const refused = (change: object) => visitor.refused(saveFlow, { ...begin(500_000), ...change })
    expect(await refused({ events: [{ type: 'sum.chosen', sumInsured: 7 }] })).toMatchObject({
      http: 422,
      issues: [{ path: 'sumInsured' }],
    })
    expect(await refused({ events: [{ type: 'make.chosen' }] })).toMatchObject({
      http: 422,
      issues: [{ path: 'events.0.type', message: 'Unknown event make.chosen' }],
    })
    expect(await refused({ quoteType: 'yacht' })).toMatchObject({
      http: 422,
      issues: [{ path: 'quoteType' }],
    })
    expect(await server.db.select().from(leads)).toEqual([])
  })

  it('is priced by its own insurers for its own risk', async () => {
    const prices = await (await aHouseholder(server)).prices()
    expect(prices.map(({ insurerId, final }) => [insurerId, final])).toEqual([
      [digit, 1_180_00],
      [expect.any(Number), 1_180_00],
    ])
  })

  it('goes from prices by proposal and payment to its document', async () => {
    await noWebhooks(server)
    const { visitor, customerLeadId, ...householder } = await aHouseholder(server)
    const caseId = await householder.choose()
    expect(await householder.propose(caseId)).toMatchObject({ status: 'success' })
    const payer = payerOf(server, { visitor, customerLeadId, caseId })
    await payer.pay()
    expect(await payer.read()).toMatchObject({ status: 'success', amount: 1_180_00 })
    await server.jobs.runDue()
    const policy = policyOfReply(await visitor.call(getPolicyDocument, { id: customerLeadId }))
    expect(policy).toMatchObject({ kind: 'ready', start: '2026-06-16', end: '2027-06-15' })
    const download = await visitor.ask(downloadPolicy, { id: customerLeadId })
    const text = await textOf(Buffer.from(await download.arrayBuffer()))
    for (const fact of [
      'Umbrella policy SANDBOX/DIGIT',
      'Household liability',
      'Ms Asha Rani Sharma',
      '₹5,00,000',
    ])
      expect(text).toContain(fact)
    const proof =
      policy.kind === 'ready' ? await visitor.fetch(new URL(policy.verifyUrl).pathname) : undefined
    expect(await proof?.text()).toContain('Up to ₹5,00,000')
    expect((await visitor.call(readPolicies)).data).toMatchObject([
      { insured: { icon: 'family', title: 'Umbrella cover of ₹5,00,000' }, premium: 1_180 },
    ])
    expect(await visitor.refused(renewPolicy, { customerLeadId })).toMatchObject({ code: 'not-now' })
  })

  it('is named in lists by what its product says of it', async () => {
    const { visitor } = await aHouseholder(server)
    expect((await visitor.call(readQuotations)).data).toMatchObject([
      {
        insured: { icon: 'family', kind: 'Household', title: 'Umbrella cover of ₹5,00,000' },
        isTooEarly: false,
      },
    ])
  })

  it('is not asked about by the calls of another product', async () => {
    const { visitor, customerLeadId } = await aHouseholder(server)
    const motorRequest = { registrationNumber: 'RJ-14-CA-1234', vehicleType: '4w' }
    expect(await visitor.refused(getQuotesData, { customerLeadId, motorRequest })).toMatchObject({
      http: 422,
      issues: [{ path: 'quoteType', message: 'There is no product umbrella' }],
    })
  })
})
