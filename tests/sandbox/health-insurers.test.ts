import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { HealthProposal } from '#contract/partners/health.ts'
import { type DecisionRequest, type Premium, proposeReply, quoteReply } from '#contract/partners/insurer.ts'
import { healthFeatures } from '#machines/health/record/health-plan.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import { having, healthy, asha as risk, saying } from './health-samples.ts'
import { sandbox, today } from './partners.ts'

type Box = ReturnType<typeof sandbox>

const quote = (box: Box, key: string, asked = risk) =>
  box.json(`/insurers/${key}/quotes`, { product: 'health', reference: 'r1', risk: asked })

const quoted = async (box: Box, asked = risk) =>
  v.parse(quoteReply, await (await quote(box, 'care-health', asked)).json())

type Proposed = { key: string; agreed?: number; details?: HealthProposal; asked?: typeof risk }

const propose = async (box: Box, { key, agreed, details = healthy, asked = risk }: Proposed) => {
  const { quote_number, premium } = await quoted(box, asked)
  const body = {
    product: 'health',
    quote_number,
    risk: asked,
    agreed_premium: agreed ?? premium.final,
    proposer: {
      type: 'individual',
      salutation: 'Ms',
      name: 'Asha Rani Sharma',
      gender: 'Female',
      date_of_birth: '1993-05-10',
      email: 'asha@example.com',
      mobile: '9876543210',
      address: '12 Lake Road',
      pincode: '302001',
      city: 'Jaipur',
      state: 'Rajasthan',
      pan: 'ABCPS1234D',
    },
    kyc: { mode: 'ckyc', reference: 'k1' },
    nominee: { name: 'Ravi Sharma', relation: 'Spouse', date_of_birth: '1990-01-01', gender: 'Male' },
    ...details,
  }
  const reply = await box.json('/insurers/care-health/proposals', body, { 'x-idempotency-key': key })
  return v.parse(proposeReply, await reply.json())
}

const decide = (box: Box, number: string, decision: DecisionRequest) =>
  box.json(`/insurers/care-health/proposals/${number}/decision`, decision)

const lookup = async (box: Box, key: string) => {
  const path = `/insurers/care-health/proposals?idempotency_key=${key}`
  const reply = await box.app.request(path, { headers: { 'x-client-secret': 'partner key' } })
  return v.parse(proposeReply, await reply.json())
}

const amounts = ({ lines }: Premium) =>
  Object.fromEntries(lines.map(({ key, amount }) => [key, amount / 100]))

describe('the insurers of health', () => {
  test.each(healthInsurers)(
    '$name prices the same person the same way and says what the plan pays for',
    async ({ key, health }) => {
      const reply = v.parse(quoteReply, await (await quote(sandbox(), key)).json())
      const { lines, net, gst, final, planName, sumInsured, tenure, features } = reply.premium
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net)
      expect([gst, final, sumInsured, tenure]).toEqual([0, net, 500_000, 1])
      expect(v.parse(healthFeatures, features)).toEqual(features)
      expect([reply.plan_name, planName]).toEqual([health.planName, health.planName])
      expect(await (await quote(sandbox(), key)).json()).toEqual(reply)
    },
  )

  test('refuse an age that their plan is not sold at, and a product that is not theirs', async () => {
    const box = sandbox()
    const declined = await quote(box, 'hdfc-ergo', { ...risk, age: 66 })
    expect(declined.status).toBe(422)
    expect(await declined.json()).toMatchObject({ code: 'declined', message: 'Sold from age 18 to 65' })
    expect((await quote(box, 'zuno')).status).toBe(400)
    const motor = await box.json('/insurers/care-health/quotes', { product: 'motor', reference: 'r', risk })
    expect(motor.status).toBe(400)
  })

  test('refuse a person nobody can be', async () => {
    const box = sandbox()
    for (const wrong of [{ age: 17 }, { age: 100 }, { zone: 4 }, { sumInsured: 1 }, { tenure: 4 }]) {
      const body = { product: 'health', reference: 'r', risk: { ...risk, ...wrong } }
      expect((await box.json('/insurers/digit/quotes', body)).status).toBe(400)
    }
  })

  test('are down, late, too busy or unwilling when told to be', async () => {
    const box = sandbox()
    const outcomes = [
      ['down', 503],
      ['fail', 500],
      ['tooMany', 429],
      ['slow', 200],
      ['late', 200],
      ['lost', 504],
      ['decline', 422],
    ] as const
    for (const [outcome, status] of outcomes) {
      await box.plan({ party: 'insurer', key: 'star-health', call: 'quote', do: outcome })
      expect([outcome, (await quote(box, 'star-health')).status]).toEqual([outcome, status])
    }
    expect((await quote(box, 'star-health')).status).toBe(200)
  })
})

describe('a proposal for health', () => {
  test('is accepted at the quoted premium where nothing has to be charged more', async () => {
    const box = sandbox()
    const { premium } = await quoted(box)
    const reply = await propose(box, { key: 'one' })
    expect(reply).toMatchObject({ status: 'accepted', premium: { final: premium.final } })
    expect(await lookup(box, 'one')).toEqual(reply)
  })

  test('costs more for what was said, line by line, and is accepted once that is agreed', async () => {
    const box = sandbox()
    const details = having('diabetes', 'asthma')
    const reply = await propose(box, { key: 'one', details })
    if (reply.status !== 'premium_changed') throw new Error(reply.status)
    expect(reply.reason).toBe(
      'The underwriter has adjusted the premium: Loading for diabetes 25%, Loading for asthma or bronchitis 12%.',
    )
    // Base 7,600 x 0.97 = 7,372, zone 3 four fifths of it.
    expect(amounts(reply.premium)).toEqual({
      base: 7372,
      zone: -1474,
      'loading.diabetes': 1475,
      'loading.asthma': 708,
    })
    const agreed = reply.premium.final
    expect((await propose(box, { key: 'two', details, agreed })).status).toBe('accepted')
  })

  test.each([
    ['tobacco', saying({ medical: { smokes: true } }), 'loading.smoker'],
    ['heavy build', saying({ insured: { height_cm: 160, weight_kg: 90 } }), 'loading.bmi'],
    ['slight build', saying({ insured: { height_cm: 180, weight_kg: 52 } }), 'loading.bmi'],
  ])('costs more for %s', async (_, details, line) => {
    const reply = await propose(sandbox(), { key: 'one', details })
    if (reply.status !== 'premium_changed') throw new Error(reply.status)
    expect(reply.premium.lines.at(-1)?.key).toBe(line)
  })

  test.each([
    [
      'illnesses with a wait',
      having('hernia', 'gallKidneyStones', 'cataract', 'sinus', 'uterus', 'prostate'),
    ],
    ['what is only noted', having('pregnancy', 'covidComplication')],
    ['a glass now and then', saying({ medical: { drinks: true } })],
  ])('costs no more for %s', async (_, details) => {
    expect((await propose(sandbox(), { key: 'one', details })).status).toBe('accepted')
  })

  test.each([
    [150, 110],
    [180, 45],
  ])('is declined for a build outside what is insured: %d cm, %d kg', async (height_cm, weight_kg) => {
    const details = saying({ insured: { height_cm, weight_kg } })
    const reply = await propose(sandbox(), { key: 'one', details })
    expect(reply).toMatchObject({ status: 'declined', reason: expect.stringContaining('body mass index') })
  })

  test.each([
    ['heart disease', having('heartDisease')],
    ['a planned operation', having('surgeryPlanned')],
    ['what is on no list', having('other')],
    ['work with explosives', saying({ insured: { occupation: 'mining' } })],
  ])('is left to a person for %s, and nothing names an illness', async (_, details) => {
    const box = sandbox()
    const reply = await propose(box, { key: 'one', details })
    expect(reply.status).toBe('referred')
    expect(JSON.stringify(reply)).not.toMatch(/heart|surgery/i)
    expect(await lookup(box, 'one')).toEqual(reply)
    expect(await propose(box, { key: 'one', details })).toEqual(reply)
  })

  test('is refused without its medical answers', async () => {
    const box = sandbox()
    const body = { product: 'health', quote_number: 'q', risk, agreed_premium: 1 }
    const reply = await box.json('/insurers/care-health/proposals', body, { 'x-idempotency-key': 'one' })
    expect(reply.status).toBe(400)
  })
})

describe('the decision about a referred proposal', () => {
  const details = having('heartDisease')
  const referred = async (box: Box, said = details) => {
    const reply = await propose(box, { key: 'one', details: said })
    if (reply.status !== 'referred') throw new Error(reply.status)
    return reply.proposal_number
  }

  test('approves it at the agreed premium; a policy is issued for it', async () => {
    const box = sandbox()
    const number = await referred(box)
    const { premium } = await quoted(box)
    const reply = await decide(box, number, { decision: 'approve', reason: 'Stable for five years' })
    const accepted = v.parse(proposeReply, await reply.json())
    expect(accepted).toMatchObject({ status: 'accepted', premium: { final: premium.final } })
    expect(await lookup(box, 'one')).toEqual(accepted)
    const issued = await box.json('/insurers/care-health/policies', {
      proposal_number: number,
      payment: { reference: 'pay_1', amount: premium.final, paid_at: `${today}T06:00:00.000Z` },
    })
    expect(issued.status).toBe(200)
  })

  test('loads it with a line and its reason, and keeps to that when it is proposed again', async () => {
    const box = sandbox()
    const number = await referred(box)
    const reason = 'A stent three years ago'
    const decision = { decision: 'load', loading_percent: 20, reason } as const
    const reply = v.parse(proposeReply, await (await decide(box, number, decision)).json())
    if (reply.status !== 'premium_changed') throw new Error(reply.status)
    const line = reply.premium.lines.at(-1)
    expect(line).toMatchObject({ key: 'loading.underwriter', label: 'Underwriter loading', amount: 1180_00 })
    expect(line?.reason).toContain(reason)
    expect(await lookup(box, 'one')).toEqual(reply)
    const again = await propose(box, { key: 'two', details, agreed: reply.premium.final })
    expect(again.status).toBe('accepted')
  })

  test('declines it, also when it is proposed again', async () => {
    const box = sandbox()
    const number = await referred(box)
    const reply = await decide(box, number, { decision: 'decline', reason: 'Too recent' })
    const declined = v.parse(proposeReply, await reply.json())
    expect(declined).toEqual({ status: 'declined', proposal_number: number, reason: 'Too recent' })
    expect(await lookup(box, 'one')).toEqual(declined)
    expect((await propose(box, { key: 'two', details })).status).toBe('declined')
  })

  test('waives no loading of the tariff', async () => {
    const box = sandbox()
    const number = await referred(box, having('heartDisease', 'diabetes'))
    const reply = await decide(box, number, { decision: 'approve', reason: 'Stable' })
    const changed = v.parse(proposeReply, await reply.json())
    if (changed.status !== 'premium_changed') throw new Error(changed.status)
    expect(changed.premium.lines.at(-1)?.key).toBe('loading.diabetes')
  })

  test('holds for what was said then: other answers need another decision', async () => {
    const box = sandbox()
    await decide(box, await referred(box), { decision: 'approve', reason: 'Stable' })
    expect((await propose(box, { key: 'two', details })).status).toBe('accepted')
    const other = having('heartDisease', 'stroke')
    expect((await propose(box, { key: 'three', details: other })).status).toBe('referred')
  })

  test('is made once: the same again is answered the same, another is refused', async () => {
    const box = sandbox()
    const number = await referred(box)
    const approve = { decision: 'approve', reason: 'Stable' } as const
    const [one, two] = [await decide(box, number, approve), await decide(box, number, approve)]
    expect(await two.json()).toEqual(await one.json())
    expect((await decide(box, number, { decision: 'decline', reason: 'No' })).status).toBe(409)
  })

  test('is refused for a proposal that nobody was asked about, and without its loading', async () => {
    const box = sandbox()
    const accepted = await propose(box, { key: 'accepted' })
    const approve = { decision: 'approve', reason: 'Stable' } as const
    expect((await decide(box, accepted.proposal_number, approve)).status).toBe(404)
    const number = await referred(box)
    const load = { decision: 'load', reason: 'How much?' }
    expect((await box.json(`/insurers/care-health/proposals/${number}/decision`, load)).status).toBe(400)
  })
})

describe('a plan for an insurer of health', () => {
  test('refers a proposal that would be accepted', async () => {
    const box = sandbox()
    await box.plan({ party: 'insurer', key: 'care-health', do: 'refer' })
    const reply = await propose(box, { key: 'one' })
    expect(reply.status).toBe('referred')
    const decision = { decision: 'load', loading_percent: 10, reason: 'By hand' } as const
    const loaded = v.parse(proposeReply, await (await decide(box, reply.proposal_number, decision)).json())
    if (loaded.status !== 'premium_changed') throw new Error(loaded.status)
    expect((await propose(box, { key: 'two', agreed: loaded.premium.final })).status).toBe('accepted')
  })

  test('declines a proposal that would be accepted', async () => {
    const box = sandbox()
    await box.plan({ party: 'insurer', key: 'care-health', call: 'propose', do: 'decline' })
    expect((await propose(box, { key: 'one' })).status).toBe('declined')
  })

  test('raises a price by so many rupees, whatever the term', async () => {
    const box = sandbox()
    const asked = { ...risk, tenure: 3 as const }
    const { premium } = await quoted(box, asked)
    await box.plan({ party: 'insurer', key: 'care-health', do: 'changePrice', by: 500 })
    const changed = await propose(box, { key: 'one', asked })
    if (changed.status !== 'premium_changed') throw new Error(changed.status)
    expect(changed.premium.final).toBe(premium.final + 500_00)
    const agreed = changed.premium.final
    expect((await propose(box, { key: 'two', asked, agreed })).status).toBe('accepted')
  })

  test('loses the answer to a decision, which a lookup finds', async () => {
    const box = sandbox()
    const reply = await propose(box, { key: 'one', details: having('cancer') })
    await box.plan({ party: 'insurer', key: 'care-health', call: 'decide', do: 'lost' })
    const lost = await decide(box, reply.proposal_number, { decision: 'approve', reason: 'Cured' })
    expect(lost.status).toBe(504)
    expect((await lookup(box, 'one')).status).toBe('accepted')
  })
})

describe('the add-ons of a health price', () => {
  test('have their price before they are asked for', async () => {
    const { add_on_prices: told = [] } = await quoted(sandbox(), { ...risk, addOns: [] })
    const { premium } = await quoted(sandbox(), { ...risk, addOns: ['careShield'] })
    const line = premium.lines.find(({ key }) => key === 'careShield')
    expect(told).toContainEqual({ add_on: 'careShield', amount: line?.amount })
  })
})
