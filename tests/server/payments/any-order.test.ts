import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { leads, orders, payments, proposals, quoteRuns, quotes, refunds } from '#server/db/schema.ts'
import type { Module } from '#server/deps.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { askPayment } from '#server/payments/payments.jobs.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { issuePolicy } from '#server/policies/policies.store.ts'
import { aLead } from '../support/a-lead.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'

const asha = { customerId: 'asha', employeeId: null }
const amount = 13_808_36

/** Everything a payment may go through at the gateway, from its first moment on. */
const histories = [
  ['created'],
  ['created', 'authorized'],
  ['created', 'failed'],
  ['created', 'authorized', 'captured'],
  ['created', 'failed', 'authorized', 'captured'],
] as const
type Happened = { id: string; status: string }

const anyPayments = fc.array(fc.constantFrom(...histories), { minLength: 1, maxLength: 3 })
/** For every moment of every payment: how often its webhook comes, and when; and how often we ask in between. */
const anyTelling = fc.record({ times: fc.nat({ max: 2 }), when: fc.nat({ max: 1000 }) })
const anyStory = fc.record({
  histories: anyPayments,
  tellings: fc.array(anyTelling, { minLength: 15, maxLength: 15 }),
  asksAt: fc.array(fc.nat({ max: 1000 }), { maxLength: 2 }),
})

/** What the gateway would answer now, by its order. */
const truth = new Map<string, Happened[]>()
let count = 0
/** For which journeys a policy was ordered, once each time. */
const ordered: string[] = []

const issuing: Module = ({ jobs }) => {
  jobs.work(issuePolicy, async ({ leadId }) => void ordered.push(leadId))
  return new Hono<ServerEnv>()
}

const gateway: typeof fetch = async (input, init) => {
  const { method, url } = new Request(input, init)
  const order = new URL(url).pathname.split('/').at(-2) ?? ''
  if (method === 'POST') return Response.json({ id: `rfnd_${order}`, status: 'processed' })
  return Response.json({ items: (truth.get(order) ?? []).map((one) => entityOf(order, one)) })
}

const entityOf = (order: string, { id, status }: Happened) => ({
  id,
  status,
  order_id: order,
  amount,
  currency: 'INR',
  error_code: null,
  error_description: null,
})

const deps = { fetch: gateway, identify: async () => asha }
const modules = [issuing, paymentModule]

describeOnEachDatabase('payments told in any order', { modules, deps }, (server) => {
  it('end in the right state: one policy, money counted once, the rest given back', async () => {
    await fc.assert(
      fc.asyncProperty(anyStory, async ({ histories: lived, tellings, asksAt }) => {
        count += 1
        const ids = await anOpenedOrder(server, `run-${count}`)
        const all = lived.map((history, place) => ({ id: `pay_${count}_${place}`, history }))
        truth.set(
          ids.order,
          all.map(({ id, history }) => ({ id, status: history.at(-1) ?? '' })),
        )
        const moments = all.flatMap(({ id, history }) => history.map((status) => ({ id, status })))
        const deeds = [
          ...moments.flatMap((moment, place) => {
            const { times = 0, when = 0 } = tellings[place] ?? {}
            return Array.from({ length: times }, () => ({ when, run: () => tell(server, ids.order, moment) }))
          }),
          ...asksAt.map((when) => ({ when, run: () => read(server, ids.case) })),
        ].sort((one, other) => one.when - other.when)
        for (const deed of deeds) await deed.run()
        await read(server, ids.case)
        await server.pass(5_000)
        await expectOutcome(
          server,
          ids,
          lived.map((history) => history.at(-1)),
        )
      }),
      { numRuns: 20 },
    )
  }, 90_000)
})

async function expectOutcome(server: TestServer, ids: Ids, ends: (string | undefined)[]): Promise<void> {
  const taken = ends.filter((end) => end === 'captured').length
  const isOpen = ends.some((end) => end === 'created' || end === 'authorized')
  const [lead] = await server.db.select().from(leads).where(eq(leads.id, ids.lead))
  expect(lead?.status).toBe(taken > 0 ? 'paymentSuccess' : isOpen ? 'paymentPending' : 'paymentFailure')
  const back = await server.db
    .select({ paymentId: refunds.paymentId, amount: refunds.amountPaise })
    .from(refunds)
    .innerJoin(payments, eq(payments.gatewayPaymentId, refunds.paymentId))
    .where(eq(payments.orderId, ids.lead))
  expect(back).toHaveLength(Math.max(0, taken - 1))
  expect(new Set(back.map(({ paymentId }) => paymentId)).size).toBe(back.length)
  expect(ordered.filter((leadId) => leadId === ids.lead)).toHaveLength(taken > 0 ? 1 : 0)
}

type Ids = { lead: string; case: string; order: string }

/** A journey whose customer stands before the gateway's page, and the job that looks after it. */
async function anOpenedOrder({ db, clock, jobs }: TestServer, name: string): Promise<Ids> {
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
  const order = {
    id: name,
    proposalId: name,
    leadId: name,
    gatewayOrderId: `order_${name}`,
    paymentToken: name,
  }
  await db
    .insert(orders)
    .values({ ...order, amountPaise: amount, status: 'opened', createdAt: at, updatedAt: at })
  const startAfter = new Date(at.getTime() + 5_000)
  await jobs.send(askPayment, { orderId: name, round: 0 }, { startAfter })
  return { lead: name, case: name, order: order.gatewayOrderId }
}

/** Delivers a webhook about a moment of a payment. One moment has one event id, however often it comes. */
async function tell(server: TestServer, order: string, moment: Happened): Promise<void> {
  const payload = { payment: { entity: entityOf(order, moment) } }
  const body = JSON.stringify({ event: `payment.${moment.status}`, payload })
  const signature = createHmac('sha256', testConfig.secrets.gatewayWebhookSecret).update(body).digest('hex')
  const headers = {
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': `${moment.id} ${moment.status}`,
  }
  const response = await server.app.request(paymentPaths.webhook, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
}

const read = (server: TestServer, caseId: string) => server.visitor().call(getPaymentStatus, { caseId })
