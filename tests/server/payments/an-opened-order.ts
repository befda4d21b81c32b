import { createHmac } from 'node:crypto'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { leads, orders, proposals, quoteRuns, quotes } from '#server/db/schema.ts'
import { askPayment } from '#server/payments/payments.jobs.ts'
import { aLead } from '../support/a-lead.ts'
import { testConfig } from '../support/config.ts'
import { aCustomer } from '../support/signed-in.ts'
import type { TestServer } from '../support/test-server.ts'

/** Whose journey it is. */
export const asha = aCustomer('asha')
export const amount = 13_808_36

/** What a gateway tells of one payment. */
export type Told = { id: string; status: string; amount?: number; currency?: string }

export const entityOf = (order: string, told: Told) => ({
  order_id: order,
  amount,
  currency: 'INR',
  error_code: null,
  error_description: null,
  ...told,
})

/** A gateway that answers from this list, by order, and gives back whatever it is told to. */
export const truth = new Map<string, Told[]>()

export const gateway: typeof fetch = async (input, init) => {
  const { method, url } = new Request(input, init)
  const id = new URL(url).pathname.split('/').at(-2) ?? ''
  if (method === 'POST') return Response.json({ id: `rfnd_${id}`, status: 'processed' })
  return Response.json({ items: (truth.get(id) ?? []).map((told) => entityOf(id, told)) })
}

/** A journey whose customer stands before the gateway's page, and the job that looks after it. All share one name. */
export async function anOpenedOrder({ db, clock, jobs }: TestServer, name: string): Promise<void> {
  const at = clock.now()
  const base = { leadId: name, insurerId: 13, caseId: name }
  await db.insert(leads).values(aLead({ id: name, customerId: 'asha', status: 'paymentInitiated' }))
  const run = { id: name, leadId: name, request: {}, requestHash: name, onDay: '2026-06-15', startedAt: at }
  await db.insert(quoteRuns).values(run)
  await db.insert(quotes).values({ ...base, id: name, runId: name, state: 'priced' })
  const agreed = { quotedPaise: amount, agreedPaise: amount, status: 'accepted' }
  await db
    .insert(proposals)
    .values({ ...base, ...agreed, id: name, idempotencyKey: name, createdAt: at, updatedAt: at })
  const order = { id: name, proposalId: name, leadId: name, gatewayOrderId: name, paymentToken: name }
  await db
    .insert(orders)
    .values({ ...order, amountPaise: amount, status: 'opened', createdAt: at, updatedAt: at })
  const startAfter = new Date(at.getTime() + 5_000)
  await jobs.send(askPayment, { orderId: name, round: 0 }, { startAfter })
}

/** Delivers a webhook about a payment, or its refund. One moment of it has one event id, however often it comes. */
export async function tell(server: TestServer, order: string, told: Told, refund?: Told): Promise<void> {
  const about = refund ?? told
  const payload = {
    payment: { entity: entityOf(order, told) },
    ...(refund && { refund: { entity: refund } }),
  }
  const body = JSON.stringify({ event: `${refund ? 'refund' : 'payment'}.${about.status}`, payload })
  const signature = createHmac('sha256', testConfig.secrets.gatewayWebhookSecret).update(body).digest('hex')
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': `${about.id} ${about.status}` }
  const response = await server.app.request(paymentPaths.webhook, { method: 'POST', headers, body })
  if (response.status !== 200) throw new Error(`The webhook was answered ${response.status}`)
}
