import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { decideReferral } from '#contract/desk/referrals.calls.ts'
import { readMandate, releaseMandate, requestMandate } from '#contract/payment/mandate.calls.ts'
import { choosePlanAgain } from '#contract/proposal/proposal.calls.ts'
import { leads, orders, payments, proposals } from '#server/db/schema.ts'
import { eventually } from '../../support/eventually.ts'
import { atTheDesk, engage, identify } from '../desk/at-the-desk.ts'
import { gatewayDoes, noWebhooks, payerOf } from '../payments/a-payer.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { aPerson, digit, type Sent } from './a-person.ts'

const heart = { heartDisease: true, heartDiseaseSince: '03/2019' }
const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

type Begun = { medical?: Sent; hasWebhooks?: boolean }

/** Asha, whose proposal a person decides about, and all that she can do about her premium meanwhile. */
async function referred(server: TestServer, { medical = heart, hasWebhooks = false }: Begun = {}) {
  await engage(server)
  if (!hasWebhooks) await noWebhooks(server)
  const asha = await aPerson(server)
  const { final, caseId } = await asha.complete(digit, { 'medical.given': medical })
  await asha.submit()
  const { customerLeadId, visitor } = asha
  const payer = payerOf(server, { visitor, customerLeadId, caseId })
  const of = { customerLeadId }
  const person = {
    ...asha,
    ...payer,
    final,
    decide: (given: object) =>
      atTheDesk(server, 'dev').visitor.call(decideReferral, { ...of, reason: 'As read', ...given }),
    mandate: async () => (await visitor.call(readMandate, of)).data,
    askToBlock: async () => (await visitor.call(requestMandate, of)).data,
    release: async () => (await visitor.call(releaseMandate, of)).data,
    withdraw: () => visitor.call(choosePlanAgain, of),
    /** Stands before the bank's buttons. */
    async goToBank() {
      const { paymentURL } = await person.askToBlock()
      if (!paymentURL) throw new Error('There is nothing to block')
      return (await payer.openPage(paymentURL)).fields
    },
    async block(): Promise<Response> {
      const goBack = await payer.press('pay', await person.goToBank())
      return goBack()
    },
  }
  return person
}

const statusesOf = async (server: TestServer) =>
  (await server.db.select().from(payments).orderBy(payments.createdAt)).map(({ status }) => status)

/** The customer takes the mandate back in the UPI app. */
async function revoke({ app, deps, db }: TestServer): Promise<void> {
  const { gatewayKeyId, gatewayKeySecret } = deps.config.secrets
  const authorization = `Basic ${Buffer.from(`${gatewayKeyId}:${gatewayKeySecret}`).toString('base64')}`
  const [payment] = await db.select().from(payments)
  const path = `/sandbox/gateway/v1/payments/${payment?.gatewayPaymentId}/release`
  expect((await app.request(path, { method: 'POST', headers: { authorization } })).status).toBe(200)
}

describeOnEachDatabase(
  'a premium that is blocked until the insurer decides',
  { deps: { identify } },
  (server) => {
    it('is offered while a person decides, and blocked with the day on which it is free again', async () => {
      const asha = await referred(server)
      expect(await asha.mandate()).toEqual({ mandateStatus: 'offered', amount: asha.final / 100 })
      const back = await asha.block()
      expect(back.headers.get('location')).toBe(`/proposal/${asha.customerLeadId}`)
      expect(await asha.mandate()).toEqual({
        mandateStatus: 'blocked',
        amount: asha.final / 100,
        until: '2026-06-29',
      })
      expect(await asha.status()).toBe('proposalRequest')
      expect(await statusesOf(server)).toEqual(['authorized'])
    })

    it('is taken when the insurer accepts, and the policy is issued', async () => {
      const asha = await referred(server)
      await asha.block()
      await asha.decide({ decision: 'approve' })
      await server.pass(minute)
      expect(await asha.read()).toMatchObject({ status: 'success', amount: asha.final })
      expect(await asha.payments()).toMatchObject([{ status: 'captured', amountPaise: asha.final }])
      await server.pass(minute)
      expect(await asha.status()).toBe('policyDocSuccess')
      expect(await asha.refunds()).toEqual([])
    })

    /** Approved, with what the gateway does when the premium is taken. */
    async function approvedThough(outcome: string) {
      const asha = await referred(server)
      await asha.block()
      await asha.mandate()
      await gatewayDoes(server, 'capture', { do: outcome })
      await asha.decide({ decision: 'approve' })
      return asha
    }

    it('is taken once, though the answer to the taking was lost', async () => {
      const asha = await approvedThough('lost')
      for (let tries = 0; tries < 3; tries += 1) await server.pass(minute)
      expect((await asha.read()).status).toBe('success')
      expect(await asha.payments()).toMatchObject([{ status: 'captured', amountPaise: asha.final }])
    })

    it('is taken though the gateway fails at first', async () => {
      const asha = await approvedThough('fail')
      for (let tries = 0; tries < 2; tries += 1) await server.pass(minute)
      expect(await asha.payments()).toMatchObject([{ status: 'captured', amountPaise: asha.final }])
    })

    it('is its customer’s alone, whoever else may open the journey', async () => {
      const asha = await referred(server)
      await server.db.update(leads).set({ emplId: 'asha' }).where(eq(leads.id, asha.customerLeadId))
      const { visitor } = atTheDesk(server, 'asha')
      for (const call of [requestMandate, releaseMandate])
        expect(await visitor.refused(call, { customerLeadId: asha.customerLeadId })).toMatchObject({
          http: 403,
          message: 'Only the customer can pay. Send them this link.',
        })
      expect(await server.db.select().from(orders)).toEqual([])
    })

    it('is released without an error where nothing was blocked', async () => {
      expect((await (await referred(server)).release()).mandateStatus).toBe('offered')
    })

    it('is taken though it was blocked after the insurer had accepted', async () => {
      const asha = await referred(server)
      const fields = await asha.goToBank()
      await asha.decide({ decision: 'approve' })
      await (await asha.press('pay', fields))()
      await server.pass(minute)
      expect((await asha.read()).status).toBe('success')
      expect(await asha.orders()).toHaveLength(1)
    })

    it('is then taken as soon as the gateway tells of it, though the customer does not come back', async () => {
      const asha = await referred(server, { hasWebhooks: true })
      const fields = await asha.goToBank()
      await asha.decide({ decision: 'approve' })
      await server.pass(0)
      await asha.press('pay', fields)
      await eventually(async () => expect(await statusesOf(server)).toHaveLength(1))
      // Before the gateway is asked by itself.
      await server.pass(second)
      expect(await statusesOf(server)).toEqual(['captured'])
    })

    it('is taken in part where the premium has fallen, once the customer agrees to the lower one', async () => {
      const asha = await referred(server)
      const more = sql`${proposals.agreedPaise} + 50000`
      await server.db
        .update(proposals)
        .set({ agreedPaise: more })
        .where(eq(proposals.leadId, asha.customerLeadId))
      await asha.block()
      await asha.decide({ decision: 'approve' })
      await server.pass(minute)
      expect(await asha.mandate()).toMatchObject({ mandateStatus: 'unavailable' })
      expect(await statusesOf(server)).toEqual(['authorized'])
      expect((await asha.submit({ acceptedPremium: asha.final / 100 })).status).toBe('success')
      await server.pass(minute)
      expect(await asha.read()).toMatchObject({ status: 'success', amount: asha.final })
      expect(await asha.payments()).toMatchObject([{ status: 'captured', amountPaise: asha.final }])
    })

    it('is released at once where the insurer wants more, and the rest is paid by the usual way', async () => {
      const asha = await referred(server)
      await asha.block()
      await asha.decide({ decision: 'load', percent: 20 })
      await server.pass(minute)
      expect(await statusesOf(server)).toEqual(['refunded'])
      const { data } = await asha.readProposal()
      await asha.submit({ acceptedPremium: data.finalPremium })
      await asha.pay()
      expect((await asha.read()).status).toBe('success')
    })

    it('is released where the day on which the policy was to begin has passed', async () => {
      const asha = await referred(server)
      await asha.block()
      await asha.decide({ decision: 'approve' })
      const { record } = await asha.lead()
      const plan = { ...(record.plan as Sent), start: '2026-06-14' }
      await server.db.update(leads).set({ record: { ...record, plan } })
      await server.pass(minute)
      expect(await statusesOf(server)).toEqual(['refunded'])
      expect(await asha.status()).toBe('quotesRequested')
    })

    it('orders nothing by being read, however often', async () => {
      const asha = await referred(server)
      await asha.block()
      await server.jobs.runDue()
      for (let times = 0; times < 3; times += 1) await asha.mandate()
      expect(await server.jobs.runDue()).toBe(0)
    })

    it.each(['decline', 'withdraw'])('is released within the minute after a %s', async (what) => {
      const asha = await referred(server)
      await asha.block()
      if (what === 'decline') await asha.decide({ decision: 'decline' })
      else await asha.withdraw()
      await server.pass(minute)
      expect(await statusesOf(server)).toEqual(['refunded'])
      expect(await asha.refunds()).toEqual([])
    })

    it('is released though the gateway fails for hours', async () => {
      const asha = await referred(server)
      await asha.block()
      await gatewayDoes(server, 'release', { do: 'fail', times: 4 })
      await asha.decide({ decision: 'decline' })
      for (let hours = 0; hours < 8; hours += 1) await server.pass(60 * minute)
      expect(await statusesOf(server)).toEqual(['refunded'])
    })

    it('is free again after 14 days, and can be blocked once more or paid after the acceptance', async () => {
      const asha = await referred(server)
      await asha.block()
      await server.pass(13 * day)
      expect((await asha.mandate()).mandateStatus).toBe('blocked')
      await server.pass(day)
      expect(await asha.mandate()).toEqual({
        mandateStatus: 'offered',
        amount: asha.final / 100,
        message: 'Nothing is blocked any more. You can block the premium again, or pay once it is accepted.',
      })
      await asha.block()
      expect((await asha.mandate()).mandateStatus).toBe('blocked')
    })

    it('is released when the customer wants it, and then paid by the usual way', async () => {
      const asha = await referred(server)
      await asha.block()
      expect((await asha.release()).mandateStatus).toBe('offered')
      await asha.decide({ decision: 'approve' })
      await asha.pay()
      expect((await asha.read()).status).toBe('success')
      expect(await statusesOf(server)).toEqual(['released', 'captured'])
    })

    it('leaves plain payment to whoever was at the bank and turned back', async () => {
      const asha = await referred(server)
      const { cancel_url: url = '' } = await asha.goToBank()
      await asha.visitor.fetch(new URL(url).pathname)
      await asha.decide({ decision: 'approve' })
      await asha.pay()
      expect((await asha.read()).status).toBe('success')
    })

    it('is known by the gateway’s webhook alone', async () => {
      const asha = await referred(server, { hasWebhooks: true })
      await gatewayDoes(server, 'webhook', { do: 'early' })
      await asha.press('pay', await asha.goToBank())
      expect(await statusesOf(server)).toEqual(['authorized'])
    })

    it('is not paid a second time while it is about to be taken', async () => {
      const asha = await referred(server)
      await asha.block()
      await asha.decide({ decision: 'approve' })
      expect(await asha.refusedRequest()).toMatchObject({ http: 409 })
      expect((await asha.read()).status).toBe('pending')
      await server.pass(minute)
      expect((await asha.read()).status).toBe('success')
    })

    it('ends as a failed payment that can be tried again where the customer took the mandate back', async () => {
      const asha = await referred(server)
      await asha.block()
      await server.pass(1000)
      await revoke(server)
      await asha.decide({ decision: 'approve' })
      await server.pass(1000)
      expect(await asha.status()).toBe('paymentFailure')
      await asha.pay()
      expect((await asha.read()).status).toBe('success')
      expect(await statusesOf(server)).toEqual(['released', 'captured'])
    })

    it('is not offered for a proposal that was accepted at once, nor by an employee', async () => {
      const accepted = await referred(server, { medical: {} })
      expect(await accepted.mandate()).toEqual({ mandateStatus: 'unavailable', amount: 0 })
      expect(
        await accepted.visitor.refused(requestMandate, { customerLeadId: accepted.customerLeadId }),
      ).toMatchObject({
        http: 409,
        message: 'Your premium cannot be blocked now. You can pay once the insurer has accepted.',
      })
      const { visitor } = atTheDesk(server, 'dev')
      const refused = await visitor.refused(requestMandate, { customerLeadId: accepted.customerLeadId })
      expect(refused).toMatchObject({ http: 403 })
      expect(await server.db.select().from(orders)).toEqual([])
    })
  },
)
