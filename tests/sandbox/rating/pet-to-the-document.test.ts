import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PetRisk } from '#contract/partners/pet.ts'
import { petQuoteFromPlan, planFromPetQuote } from '#contract/pet/pet-quote.codec.ts'
import type { InsurerPremium } from '#machines/core/server-product.ts'
import { petServerProduct } from '#machines/pet/pet.server-product.ts'
import type { PetPlan } from '#machines/pet/record/pet-plan.ts'
import type { PetRecord } from '#machines/pet/record/pet-record.ts'
import { samplePetPlan, samplePets } from '#machines/pet/record/samples.ts'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import { isDeclined } from '#sandbox/insurers/price.ts'
import { ratePets } from '#sandbox/rating/pet-premium.ts'
import { anyHousehold, ratedOn } from './any-household.ts'
import { expectedNet, expectedTax } from './expected-pet.ts'

const printed = (rupees: bigint) => `${Number(rupees).toLocaleString('en-IN')}.00`

/** The plan of a price as the server keeps it, as it travels, and as the browser reads it. */
function travelled(premium: InsurerPremium, terms: { risk: PetRisk; request: object }): PetPlan {
  const { lines, net, gst, final, start, end, notOffered } = premium
  const shared = {
    ...samplePetPlan(ratedOn),
    net,
    gst,
    final,
    start,
    end,
    lines: lines.map((line) => ({ ...line })),
  }
  const missing = notOffered.map(({ key, reason }) => ({ addOn: key, reason }))
  const kept = petServerProduct.planOf({ ...shared, missing }, premium, { ...terms })
  return planFromPetQuote(JSON.parse(JSON.stringify(petQuoteFromPlan(kept as PetPlan))))
}

function documentOf(plan: PetPlan, { pets }: PetRisk) {
  const record: PetRecord = {
    ...samplePets(ratedOn),
    pets: pets.map(({ hasMicrochip, isIll, ...pet }) => ({ ...pet, isBirthKnown: true })),
    plan,
  }
  const moment = `${ratedOn}T10:00:00.000Z`
  return petServerProduct.document({
    policyNumber: 'P/1',
    verifyCode: 'code',
    issuedAt: moment,
    start: plan.start,
    end: plan.end,
    payment: { reference: 'pay', amount: plan.final, paidAt: moment },
    record,
  })
}

const minutes = 60_000

test(
  'ten thousand households pay what the tariff says, from the insurer’s price to the printed document',
  () => {
    fc.assert(
      fc.property(anyHousehold, fc.constantFrom(...petInsurers), (risk, { pet: offer }) => {
        const premium = ratePets(risk, offer, ratedOn)
        if (isDeclined(premium)) return
        const { chapters } = documentOf(travelled(premium, { risk, request: {} }), risk)
        const taken = premium.pets.filter(({ isInsured }) => isInsured).map(({ petId }) => petId)
        const several = taken.length > 1
        const net = risk.pets
          .filter(({ petId }) => taken.includes(petId))
          .reduce((sum, pet) => sum + expectedNet(pet, { risk, offer, today: ratedOn, several }), 0n)
        const invoice = chapters.find(({ title }) => title === 'Premium and tax')?.blocks[0]
        if (invoice?.kind !== 'table') throw new Error('The document has no invoice')
        const amountOf = (label: string) => invoice.rows.find(({ cells }) => cells[0] === label)?.cells[1]
        expect(amountOf('Net premium')).toBe(printed(net))
        expect(amountOf('Premium paid')).toBe(printed(net + expectedTax(net)))
        const schedules = chapters.filter(({ title }) => title.startsWith('Schedule of'))
        expect(schedules).toHaveLength(taken.length)
      }),
      { numRuns: 10_000 },
    )
  },
  3 * minutes,
)
