import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { leads, payments, refunds } from '#server/db/schema.ts'
import type { Module } from '#server/deps.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { issuePolicy } from '#server/payments/payments.store.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'
import { anOpenedOrder, asha, gateway, tell, truth } from './an-opened-order.ts'

/** Everything a payment may go through at the gateway, from its first moment on. */
const histories = [
  ['created'],
  ['created', 'authorized'],
  ['created', 'failed'],
  ['created', 'authorized', 'captured'],
  ['created', 'failed', 'authorized', 'captured'],
] as const
const moments = 3 * 4

const when = fc.nat({ max: 1000 })
/** Up to three payments; for every moment how often and when its webhook comes; and when we ask in between. */
const anyStory = fc.record({
  lived: fc.array(fc.constantFrom(...histories), { minLength: 1, maxLength: 3 }),
  tellings: fc.array(fc.record({ times: fc.nat({ max: 2 }), when }), {
    minLength: moments,
    maxLength: moments,
  }),
  asksAt: fc.array(when, { maxLength: 2 }),
})
type Story = typeof anyStory extends fc.Arbitrary<infer S> ? S : never
type Deed = { when: number; run: () => Promise<unknown> }

let count = 0
/** For which journeys a policy was ordered, once each time. */
const ordered: string[] = []

const issuing: Module = ({ jobs }) => {
  jobs.work(issuePolicy, async ({ leadId }) => void ordered.push(leadId))
  return new Hono<ServerEnv>()
}

const modules = [issuing, paymentModule]
const deps = { fetch: gateway, identify: async () => asha }

describeOnEachDatabase('payments told in any order', { modules, deps }, (server) => {
  it('end in the right state: one policy, money counted once, the rest given back', async () => {
    const story = fc.asyncProperty(anyStory, async (told) => {
      count += 1
      const name = `order_${count}`
      await anOpenedOrder(server, name)
      for (const deed of deedsOf(server, name, told)) await deed.run()
      await read(server, name)
      await server.pass(5_000)
      await expectOutcome(
        server,
        name,
        told.lived.map((history) => history.at(-1)),
      )
    })
    await fc.assert(story, { numRuns: 20 })
  }, 90_000)
})

function deedsOf(server: TestServer, name: string, { lived, tellings, asksAt }: Story): Deed[] {
  const all = lived.map((history, place) => ({ id: `pay_${count}_${place}`, history }))
  truth.set(
    name,
    all.map(({ id, history }) => ({ id, status: history.at(-1) ?? '' })),
  )
  const lives = all.flatMap(({ id, history }) => history.map((status) => ({ id, status })))
  const webhooks = lives.flatMap((moment, place) => {
    const { times = 0, when = 0 } = tellings[place] ?? {}
    return Array.from({ length: times }, () => ({ when, run: () => tell(server, name, moment) }))
  })
  const asks = asksAt.map((when) => ({ when, run: () => read(server, name) }))
  return [...webhooks, ...asks].sort((one, other) => one.when - other.when)
}

async function expectOutcome(server: TestServer, name: string, ends: (string | undefined)[]): Promise<void> {
  const taken = ends.filter((end) => end === 'captured').length
  const isOpen = ends.some((end) => end === 'created' || end === 'authorized')
  const [lead] = await server.db.select().from(leads).where(eq(leads.id, name))
  expect(lead?.status).toBe(taken > 0 ? 'paymentSuccess' : isOpen ? 'paymentPending' : 'paymentFailure')
  const back = await server.db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.gatewayPaymentId, refunds.paymentId))
    .where(eq(payments.orderId, name))
  expect(back).toHaveLength(Math.max(0, taken - 1))
  expect(new Set(back.map(({ paymentId }) => paymentId)).size).toBe(back.length)
  expect(ordered.filter((leadId) => leadId === name)).toHaveLength(taken > 0 ? 1 : 0)
}

const read = (server: TestServer, caseId: string) => server.visitor().call(getPaymentStatus, { caseId })
