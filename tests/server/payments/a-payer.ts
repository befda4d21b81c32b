import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { statusOfReply } from '#contract/payment/status.codec.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { orders, payments, refunds, transitions, webhookEvents } from '#server/db/schema.ts'
import { journeys } from '#server/journeys/journeys.routes.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { policies as policyModule } from '#server/policies/policies.routes.ts'
import { leadOf } from '../support/lead-of.ts'
import { plan } from '../support/sandbox-plan.ts'
import type { TestServer } from '../support/test-server.ts'
import type { Visitor } from '../support/visitor.ts'
import { anAcceptedProposal } from './an-accepted-proposal.ts'
import { formIn } from './form-in.ts'

export const modules = [journeys, paymentModule, policyModule]

type Sent = Record<string, unknown>
type Button = 'pay' | 'fail' | 'wait'

/** Asha, whose proposal was accepted, with everything her browser and her thumb can do about money. */
export const aPayer = async (server: TestServer, base?: MotorRecord) =>
  payerOf(server, await anAcceptedProposal(server, base))

type Accepted = { visitor: Visitor; customerLeadId: string; caseId: string }

/** The same for any journey whose proposal was accepted. */
export function payerOf<A extends Accepted>(server: Pick<TestServer, 'db' | 'visitor'>, accepted: A) {
  const { visitor, customerLeadId, caseId } = accepted
  const form = (body: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(body),
  })
  /** A page elsewhere: the browser sends no cookie of ours along and names a foreign origin. */
  const elsewhere = server.visitor()

  const payer = {
    ...accepted,

    request: async () => statusOfReply(await visitor.call(requestPayment, { customerLeadId })),
    /** How it stands, without the order at the gateway. */
    async read() {
      const { order: _, ...payment } = await payer.readWithOrder()
      return payment
    },
    readWithOrder: async () => statusOfReply(await visitor.call(getPaymentStatus, { caseId })),
    refusedRequest: () => visitor.refused(requestPayment, { customerLeadId }),

    /** Opens our page before the gateway's and gives the form that it posts. */
    async openPage(url: string) {
      const response = await visitor.fetch(new URL(url).pathname)
      if (response.status !== 200) throw new Error(`The page answered ${response.status}`)
      return formIn(await response.text())
    },

    /** Asks to pay and stands before the gateway's buttons. */
    async goToGateway() {
      const { paymentURL } = await payer.request()
      if (!paymentURL) throw new Error('There is nothing to pay')
      return (await payer.openPage(paymentURL)).fields
    },

    /** Presses a button at the gateway; what comes back is how the browser then goes back to us. */
    async press(answer: Button, fields: Record<string, string>): Promise<() => Promise<Response>> {
      const answered = await elsewhere.fetch('/sandbox/gateway/checkout/answer', form({ ...fields, answer }))
      const location = answered.headers.get('location')
      if (location) return () => visitor.fetch(new URL(location).pathname)
      const back = formIn(await answered.text())
      return () => elsewhere.fetch(new URL(back.action).pathname, form(back.fields))
    },

    /** From the checkout to the gateway, a button, and back. */
    async pay(answer: Button = 'pay'): Promise<Response> {
      const goBack = await payer.press(answer, await payer.goToGateway())
      return goBack()
    },

    async cancel(): Promise<Response> {
      const { cancel_url: url = '' } = await payer.goToGateway()
      return visitor.fetch(new URL(url).pathname)
    },

    /** What the bank decides on the last open payment. */
    async bankSays(outcome: 'success' | 'failure') {
      const [order] = await payer.orders()
      const body = JSON.stringify({ order_id: order?.gatewayOrderId, outcome })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      await elsewhere.fetch('/sandbox/gateway/settle', init)
    },

    orders: () => server.db.select().from(orders).orderBy(orders.createdAt, orders.id),
    payments: () => server.db.select().from(payments).orderBy(payments.createdAt),
    refunds: () => server.db.select().from(refunds),
    events: () => server.db.select().from(webhookEvents),

    lead: () => leadOf(server, customerLeadId),
    status: async () => (await payer.lead()).status,

    /** Every move of the purchase since its proposal was accepted. */
    async moves() {
      const rows = await server.db.select().from(transitions).orderBy(transitions.id)
      const ofPurchase = rows.filter(({ machine }) => machine === 'lifecycle')
      return ofPurchase.map(({ event, toState }) => `${event} ${toState}`)
    },
  }
  return payer
}

export type Payer = Awaited<ReturnType<typeof aPayer>>

/** What the gateway shall do otherwise. */
export const gatewayDoes = (server: TestServer, call: string, outcome: Sent): Promise<void> =>
  plan(server, 'gateway', { call, ...outcome })

/** No webhook arrives: what is known comes from asking. */
export const noWebhooks = (server: TestServer): Promise<void> =>
  gatewayDoes(server, 'webhook', { do: 'lost', times: 50 })
