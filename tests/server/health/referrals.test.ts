import { expect, it } from 'vitest'
import { askConsent, giveConsent } from '#contract/desk/consent.calls.ts'
import { readHistory } from '#contract/desk/lead.calls.ts'
import { decideReferral, listReferrals } from '#contract/desk/referrals.calls.ts'
import { choosePlanAgain } from '#contract/proposal/proposal.calls.ts'
import { atTheDesk, engage, identify, messagesTo } from '../desk/at-the-desk.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import { plan } from '../support/sandbox-plan.ts'
import type { TestServer } from '../support/test-server.ts'
import type { HealthPerson } from './a-person.ts'
import { aPerson, digit } from './a-person.ts'

const heart = { heartDisease: true, heartDiseaseSince: '03/2019' }
const minute = 60_000

/** Asha, whose heart makes the insurer ask a person. */
async function referred(server: TestServer): Promise<HealthPerson> {
  await engage(server)
  const asha = await aPerson(server)
  await asha.complete(digit, { 'medical.given': heart })
  await asha.submit()
  return asha
}

describeOnEachDatabase('a proposal that an insurer refers to a person', { deps: { identify } }, (server) => {
  const dev = () => atTheDesk(server, 'dev').visitor
  const decisionsTold = async () => (await messagesTo(server)).filter((text) => text.includes('was read'))
  const queue = async () => (await dev().call(listReferrals)).data
  const decide = (asha: HealthPerson, given: object) =>
    dev().call(decideReferral, { customerLeadId: asha.customerLeadId, ...given })

  it('waits in the queue without its answers, the longest waiting first', async () => {
    const asha = await referred(server)
    expect(await asha.status()).toBe('proposalRequest')
    expect(await queue()).toEqual([
      {
        customerLeadId: asha.customerLeadId,
        locked: true,
        showsSealed: false,
        mobile: '98XXXXXX10',
        product: 'Health insurance',
        insurer: 'Digit',
        proposalNumber: expect.stringMatching(/^DIGIT-P-\d{7}$/),
        premium: ((await asha.record()).plan?.final ?? 0) / 100,
        reason: 'An underwriter reads what was said of your health before this is accepted.',
        since: expect.any(String),
        facts: [],
        uploads: [],
      },
    ])
  })

  it('is said to the customer once, however often its status is asked for', async () => {
    const asha = await referred(server)
    await asha.readProposal()
    await server.pass(minute)
    await asha.readProposal()
    await server.pass(minute)
    for (const messages of [await messagesTo(server), await messagesTo(server, 'asha@example.com')]) {
      const told = messages.filter((text) => text.includes('An underwriter is reading'))
      expect(told).toEqual([expect.stringContaining(`/proposal/${asha.customerLeadId}`)])
      expect(messages.join()).not.toMatch(/heart/i)
    }
  })

  it('is approved: accepted at its price, said to the customer, and out of the queue', async () => {
    const asha = await referred(server)
    const { plan: chosen } = await asha.record()
    expect(await decide(asha, { decision: 'approve', reason: 'Stable for years' })).toEqual({
      status: 'success',
      message: 'The insurer has your decision, and the customer gets a message.',
      data: { proposalStatus: 'proposalSuccess' },
    })
    expect((await asha.record()).plan?.final).toBe(chosen?.final)
    expect(await asha.readProposal()).toMatchObject({
      status: 'success',
      data: { proposalStatus: 'proposalSuccess' },
    })
    expect(await queue()).toEqual([])
    await server.pass(minute)
    const [sms] = await messagesTo(server)
    expect(sms).toContain(`/proposal/${asha.customerLeadId}`)
    const [mail] = await messagesTo(server, 'asha@example.com')
    expect(mail).toContain('The insurer has decided about your proposal.')
    expect(`${sms} ${mail}`).not.toMatch(/heart|approve|Stable/i)
  })

  it('is approved with a loading: its line with the reason, and another yes is needed', async () => {
    const asha = await referred(server)
    await decide(asha, { decision: 'load', percent: 20, reason: 'An older illness' })
    const { data, status } = await asha.readProposal()
    expect({ status, proposalStatus: data.proposalStatus }).toEqual({
      status: 'failure',
      proposalStatus: 'proposalPremiumMismatch',
    })
    expect(data.premiumLines).toContainEqual(
      expect.objectContaining({
        label: 'Underwriter loading',
        reason: expect.stringContaining('An older illness'),
      }),
    )
    const accepted = await asha.submit({ acceptedPremium: data.finalPremium })
    expect(accepted.status).toBe('success')
    expect((await asha.record()).plan?.final).toBe(Math.round((data.finalPremium ?? 0) * 100))
  })

  it('is accepted with its loading on a later day than it was quoted, and begins the day after', async () => {
    const asha = await referred(server)
    server.clock.advance(3 * 24 * 60 * minute)
    await decide(asha, { decision: 'load', percent: 20, reason: 'An older illness' })
    server.clock.advance(24 * 60 * minute)
    const { data } = await asha.readProposal()
    expect((await asha.submit({ acceptedPremium: data.finalPremium })).status).toBe('success')
    expect((await asha.record()).plan).toMatchObject({ start: '2026-06-20', end: '2027-06-19' })
    expect(await asha.status()).toBe('proposalSuccess')
  })

  it('is declined with the reason, which the customer reads', async () => {
    const asha = await referred(server)
    await decide(asha, { decision: 'decline', reason: 'Not insurable at the moment' })
    expect(await asha.readProposal()).toMatchObject({
      status: 'failure',
      message: 'Not insurable at the moment',
      data: { proposalStatus: 'proposalFailure' },
    })
  })

  it('is decided once: a second decision is refused with the first', async () => {
    const asha = await referred(server)
    const given = { customerLeadId: asha.customerLeadId, reason: 'Fine' }
    const answers = await Promise.all([
      dev().ask(decideReferral, { ...given, decision: 'approve' }),
      dev().ask(decideReferral, { ...given, decision: 'decline' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = await dev().refused(decideReferral, { ...given, decision: 'decline' })
    expect(refused).toMatchObject({ code: 'not-now', message: expect.stringContaining('decided before') })
  })

  it('keeps a decision that the insurer cannot be told, and delivers it later', async () => {
    const asha = await referred(server)
    await plan(server, 'insurer', { call: 'decide', key: 'digit', do: 'fail' })
    expect((await decide(asha, { decision: 'approve', reason: 'Stable for years' })).message).toBe(
      'Your decision is kept. The insurer cannot be reached, so it is sent as soon as it can be.',
    )
    expect(await queue()).toMatchObject([{ decided: 'approve' }])
    expect(await asha.status()).toBe('proposalRequest')
    await server.pass(minute)
    expect(await asha.status()).toBe('proposalSuccess')
    expect(await queue()).toEqual([])
  })

  it('is out of the queue once the customer no longer waits, without a message about a decision', async () => {
    const asha = await referred(server)
    await asha.visitor.call(choosePlanAgain, { customerLeadId: asha.customerLeadId })
    expect(await queue()).toEqual([])
    const refused = await dev().refused(decideReferral, {
      customerLeadId: asha.customerLeadId,
      decision: 'approve',
      reason: 'Fine',
    })
    expect(refused).toMatchObject({ http: 409, message: 'Nothing is left to decide on this proposal.' })
    await server.pass(minute)
    expect(await decisionsTold()).toEqual([])
  })

  it('needs a reason, and a percentage for a loading', async () => {
    const asha = await referred(server)
    const refused = await dev().refused(decideReferral, {
      customerLeadId: asha.customerLeadId,
      decision: 'load',
      reason: ' ',
    })
    expect(refused).toMatchObject({ http: 422, issues: [{ path: 'reason' }, { path: 'percent' }] })
    expect(await asha.status()).toBe('proposalRequest')
  })

  it('is nothing to decide where it was not referred', async () => {
    await engage(server)
    const asha = await aPerson(server)
    await asha.complete(digit)
    await asha.submit()
    const refused = await dev().refused(decideReferral, {
      customerLeadId: asha.customerLeadId,
      decision: 'approve',
      reason: 'Fine',
    })
    expect(refused).toMatchObject({
      http: 409,
      message: 'Nothing is left to decide on this proposal.',
    })
  })

  it('shows what was said of health with the customer’s consent alone, and to no agent', async () => {
    const asha = await referred(server)
    const { visitor } = atTheDesk(server, 'asha')
    expect(await visitor.refused(listReferrals)).toMatchObject({ http: 403 })
    const { customerLeadId } = asha
    await dev().call(askConsent, { customerLeadId, purpose: 'access' })
    const otp = /^\d{4}/.exec((await messagesTo(server))[0] ?? '')?.[0] ?? ''
    await dev().call(giveConsent, { customerLeadId, purpose: 'access', otp })
    const [row] = await queue()
    expect(row).toMatchObject({ locked: false, showsSealed: true, customerName: 'Asha Rani Sharma' })
    expect(JSON.stringify(row?.facts)).toMatch(/Heart disease.*since 03\/2019/)
    expect(server.logText).not.toMatch(/heart/i)
  })

  it('is in the history with the decision and without its reason', async () => {
    const asha = await referred(server)
    await decide(asha, { decision: 'load', percent: 20, reason: 'An older illness' })
    const { data } = await dev().call(readHistory, { customerLeadId: asha.customerLeadId })
    expect(data.map(({ what }) => what)).toContain('Decided on the proposal')
    expect(JSON.stringify(data)).not.toContain('An older illness')
  })

  it('is withdrawn by whoever chooses another plan: out of the queue, nobody is told of a decision', async () => {
    const asha = await referred(server)
    await asha.visitor.call(choosePlanAgain, { customerLeadId: asha.customerLeadId })
    expect(await asha.status()).toBe('quotesGenerated')
    expect((await asha.record()).medical?.conditions).toHaveLength(1)
    expect(await queue()).toEqual([])
    await server.pass(minute)
    expect(await decisionsTold()).toEqual([])
    await asha.choose(digit)
    expect((await asha.submit()).data).toMatchObject({ proposalStatus: 'proposalRequest', isReferred: true })
  })
})
