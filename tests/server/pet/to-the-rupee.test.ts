import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { downloadPolicy } from '#contract/policy/policy.calls.ts'
import type { PetRequest } from '#machines/pet/record/pet-request.ts'
import { addYears } from '#machines/rules/calendar.ts'
import { formatRupees } from '#machines/rules/money.ts'
import { orders, policies, proposals } from '#server/db/schema.ts'
import { noWebhooks, payerOf } from '../payments/a-payer.ts'
import { textOf } from '../policies/pdf-text.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { aHousehold, bajaj } from './a-household.ts'

const everything: PetRequest = {
  sumInsured: 100_000,
  covers: ['thirdPartyLiability', 'mortality', 'theftOrStraying', 'terminalIllness', 'funeral', 'petMinding'],
  opdLimit: 10_000,
}
const chip = { microchipped: 'yes', microchip: '356000000000001' }
const persian = { kind: 'cat', name: 'Mia', breed: 'Persian', weight: 4, petId: 2 }

describeOnEachDatabase('the price of a pet policy', {}, (server) => {
  const cases = [
    { name: 'one dog', pets: [{}], insured: 1 },
    { name: 'a dog and a cat with every cover', pets: [chip, persian], request: everything, insured: 2 },
    {
      name: 'a dog beside one that is too old',
      pets: [{}, { name: 'Bruno', petId: 2, dateOfBirth: addYears('2026-06-15', -9) }],
      insured: 1,
    },
  ]

  it.each(cases)('is one from quote to document, to the rupee: $name [PET-03]', async (one) => {
    await noWebhooks(server)
    const home = await aHousehold(server)
    for (const pet of one.pets) await home.give(pet)
    const quoted = await home.choose(bajaj, one.request)
    await home.complete(bajaj)
    const reply = await home.submit()
    expect(reply.status).toBe('success')
    const { final } = quoted
    expect(reply.data.finalPremium).toBe(final / 100)
    expect(final % 100).toBe(0)
    expect(quoted.lines.reduce((sum, { amount }) => sum + amount, 0) + quoted.gst).toBe(final)

    const { visitor, customerLeadId } = home
    await payerOf(server, { visitor, customerLeadId, caseId: quoted.caseId }).pay()
    const paid = await visitor.call(getPaymentStatus, { caseId: quoted.caseId })
    expect(paid.data).toMatchObject({ paymentStatus: 'success', amount: final / 100 })
    await server.jobs.runDue()

    const [order] = await server.db.select().from(orders).where(eq(orders.leadId, customerLeadId))
    const [sent] = await server.db.select().from(proposals).where(eq(proposals.leadId, customerLeadId))
    const [policy] = await server.db.select().from(policies).where(eq(policies.leadId, customerLeadId))
    expect(order?.amountPaise).toBe(final)
    expect(sent?.insurerPaise).toBe(final)
    expect(policy?.issued).toMatchObject({ payment: { amount: final }, record: { plan: { final } } })

    const response = await visitor.ask(downloadPolicy, { id: customerLeadId })
    const text = await textOf(new Uint8Array(await response.arrayBuffer()))
    expect(text).toContain(`Premium paid ${formatRupees(final).replace('₹', '')}.00`)
    for (const { label } of quoted.lines) expect(text).toContain(label)
    expect(text.match(/Schedule of \w+/g)?.length).toBeGreaterThanOrEqual(one.insured)
    expect(text).toContain('Vaccination calendar')
    expect(text).toContain('How to claim')
    for (const pet of quoted.pets) if (!pet.isInsured) expect(text).toContain(pet.reason)
  })
})
