import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { downloadPolicy } from '#contract/policy/policy.calls.ts'
import type { HealthRecord } from '#machines/health/record/health-record.ts'
import { defaultHealthRequest, type HealthRequest } from '#machines/health/record/health-request.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { orders, policies, proposals } from '#server/db/schema.ts'
import { noWebhooks, payerOf } from '../payments/a-payer.ts'
import { textOf } from '../policies/pdf-text.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aPerson, basics, digit, type HealthPerson, type Sent } from './a-person.ts'

type Case = {
  name: string
  basics: Partial<NonNullable<HealthRecord['basics']>>
  request?: Partial<HealthRequest>
  /** What is answered otherwise in the proposal. */
  person?: Sent
  medical?: Sent
  /** Whether the insurer wants more than it quoted. */
  isLoaded: boolean
}

const mumbai = { value: '400001', label: '400001 Mumbai, Maharashtra' }
const cases: Case[] = [
  { name: 'a woman of 34 in Jaipur', basics: {}, isLoaded: false },
  {
    name: 'the same for 25 lakh and three years with every bonus',
    basics: {},
    request: {
      sumInsured: 2_500_000,
      tenure: 3,
      addOns: ['noClaimBonusSuper', 'careShield', 'nonMedicalCover'],
      opdLimit: 10_000,
      preExistingWait: 12,
    },
    isLoaded: false,
  },
  {
    name: 'a man of 58 in Mumbai',
    basics: { gender: 'Male', age: 58, pincode: mumbai },
    person: {
      salutation: 'Mr',
      gender: 'Male',
      dateOfBirth: '1968-03-02',
      pricedAge: 58,
      pricedGender: 'Male',
    },
    isLoaded: false,
  },
  { name: 'somebody who smokes', basics: {}, medical: { smokes: 'yes' }, isLoaded: true },
  {
    name: 'somebody with diabetes and a high weight',
    basics: {},
    person: { height: 160, weight: 90 },
    medical: { diabetes: true, diabetesSince: '05/2021' },
    isLoaded: true,
  },
]

describeOnEachDatabase('the price of a health policy', {}, (server) => {
  async function buyer({
    basics: other,
    request = {},
    person = {},
    medical = {},
  }: Case): Promise<HealthPerson> {
    const who = await aPerson(server, { basics: basics && { ...basics, ...other } })
    await who.choose(digit, { ...defaultHealthRequest, ...request })
    await who.answer('person.given', person)
    await who.identify(digit)
    await who.answer('medical.given', medical, 'medical')
    await who.answer('addresses.given')
    await who.answer('nominee.given')
    return who
  }

  it.each(cases)('is one from quote to document, to the rupee: $name', async (one) => {
    await noWebhooks(server)
    const who = await buyer(one)
    const quoted = (await who.record()).plan
    let reply = await who.submit()
    expect(reply.status).toBe(one.isLoaded ? 'failure' : 'success')
    if (one.isLoaded) {
      expect(reply.data.premiumLines?.some(({ label }) => label.startsWith('Loading for'))).toBe(true)
      reply = await who.submit({ acceptedPremium: reply.data.finalPremium })
    }
    const agreed = (await who.record()).plan
    const final = agreed?.final ?? 0
    if (one.isLoaded) expect(final).toBeGreaterThan(quoted?.final ?? 0)
    else expect(agreed).toEqual(quoted)
    expect(reply.data.finalPremium).toBe(final / 100)
    expect(final % 100).toBe(0)
    expect(agreed?.gst).toBe(0)

    const { visitor, customerLeadId } = who
    const payer = payerOf(server, { visitor, customerLeadId, caseId: agreed?.caseId ?? '' })
    await payer.pay()
    const paid = await visitor.call(getPaymentStatus, { caseId: agreed?.caseId ?? '' })
    expect(paid.data).toMatchObject({ paymentStatus: 'success', amount: final / 100 })
    await server.jobs.runDue()

    const [order] = await server.db.select().from(orders).where(eq(orders.leadId, customerLeadId))
    const sent = await server.db.select().from(proposals).where(eq(proposals.leadId, customerLeadId))
    const [policy] = await server.db.select().from(policies).where(eq(policies.leadId, customerLeadId))
    expect(order?.amountPaise).toBe(final)
    expect(sent.at(-1)?.insurerPaise).toBe(final)
    expect(policy?.issued).toMatchObject({ payment: { amount: final }, record: { plan: { final } } })

    const response = await visitor.ask(downloadPolicy, { id: customerLeadId })
    const text = await textOf(new Uint8Array(await response.arrayBuffer()))
    const printed = formatRupees(final).replace('₹', '')
    expect(text).toContain(`Premium paid ${printed}.00`)
    for (const { label } of agreed?.lines ?? []) expect(text).toContain(label)
  })
})
