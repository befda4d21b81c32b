import { getPaymentStatus, requestPayment } from '#contract/payment/payment.calls.ts'
import { standingOfReply } from '#contract/payment/standing.codec.ts'
import { orders, payments, refunds, webhookEvents } from '#server/db/schema.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { policies as policyModule } from '#server/policies/policies.routes.ts'
import { aShopper, digit, modules as shopModules } from '../proposals/a-shopper.ts'
import { testConfig } from '../support/config.ts'
import { plan } from '../support/sandbox-plan.ts'
import type { TestServer } from '../support/test-server.ts'
import { formIn } from './form-in.ts'

export const modules = [...shopModules, paymentModule, policyModule]

type Sent = Record<string, unknown>
type Button = 'pay' | 'fail' | 'wait'

/** Asha, whose proposal was accepted, with everything her browser and her thumb can do about money. */
export async function aPayer(server: TestServer) {
  const shopper = await aShopper(server)
  const chosen = await shopper.complete(digit)
  await shopper.submit()
  const { visitor, customerLeadId } = shopper
  const { caseId, final } = chosen
  const form = (body: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(body),
  })
  /** A page elsewhere: the browser sends no cookie of ours along and names a foreign origin. */
  const elsewhere = server.visitor()

  const payer = {
    ...shopper,
    caseId,
    amount: final,

    request: async () => standingOfReply(await visitor.call(requestPayment, { customerLeadId })),
    read: async () => standingOfReply(await visitor.call(getPaymentStatus, { caseId })),
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

    /** Presses a button at the gateway and comes back as the gateway sends the browser. */
    async press(answer: Button, fields: Record<string, string>): Promise<Response> {
      const answered = await elsewhere.fetch('/sandbox/gateway/checkout/answer', form({ ...fields, answer }))
      const location = answered.headers.get('location')
      if (location) return visitor.fetch(new URL(location).pathname)
      const back = formIn(await answered.text())
      return elsewhere.fetch(new URL(back.action).pathname, form(back.fields))
    },

    /** From the checkout to the gateway, a button, and back. */
    async pay(answer: Button = 'pay'): Promise<Response> {
      return payer.press(answer, await payer.goToGateway())
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

    /** The moves since the proposal was accepted. */
    async paymentMoves() {
      const moves = await shopper.moves()
      return moves.slice(moves.indexOf('PROPOSAL_ACCEPTED proposalSuccess') + 1)
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

export const origin = testConfig.baseUrl
