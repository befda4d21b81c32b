import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { Hono } from 'hono'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { leads, payments as paymentRows, refunds } from '#server/db/schema.ts'
import type { Module } from '#server/deps.ts'
import type { ServerEnv } from '#server/http/env.ts'
import { payments as paymentModule } from '#server/payments/payments.routes.ts'
import { issuePolicy } from '#server/payments/payments.store.ts'
import { amount, anOpenedOrder, asha, gateway, tell, truth } from '../server/payments/an-opened-order.ts'
import type { TestOptions, TestServer } from '../server/support/test-server.ts'

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
/**
 * Up to three payments; for every moment how often and when its webhook comes, if at all; webhooks of a stranger, and
 * ones whose sum is not ours; and when we ask in between.
 */
const anyStory = fc.record({
  lived: fc.array(fc.constantFrom(...histories), { minLength: 1, maxLength: 3 }),
  tellings: fc.array(fc.record({ times: fc.nat({ max: 2 }), when }), {
    minLength: moments,
    maxLength: moments,
  }),
  forgedAt: fc.array(when, { maxLength: 2 }),
  otherSumsAt: fc.array(when, { maxLength: 2 }),
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

/** The server that such storms need. */
export const payingServer: TestOptions = {
  modules: [issuing, paymentModule],
  deps: { fetch: gateway, identify: async () => asha },
}

/**
 * Orders whose payments are told copied, late, lost, forged and in any order. Rejects with the smallest story that ends
 * in anything but one policy, money counted once, and the rest given back.
 */
export async function payments(server: TestServer, { orders, seed }: { orders: number; seed?: number }) {
  const story = fc.asyncProperty(anyStory, async (told) => {
    count += 1
    const name = `order_${count}`
    await anOpenedOrder(server, name)
    for (const deed of deedsOf(server, name, told)) await deed.run()
    await read(server, name)
    await server.pass(5_000)
    const ends = told.lived.map((history) => history.at(-1))
    const [is, shall] = [await outcomeOf(server, name), outcomeAfter(ends)]
    if (JSON.stringify(is) !== JSON.stringify(shall))
      throw new Error(`${JSON.stringify(is)}, not ${JSON.stringify(shall)}`)
  })
  await fc.assert(story, { numRuns: orders, ...(seed !== undefined && { seed }) })
}

function deedsOf(server: TestServer, name: string, story: Story): Deed[] {
  const { lived, tellings, forgedAt, otherSumsAt, asksAt } = story
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
  const [first] = all
  const forged = forgedAt.map((when) => ({ when, run: () => forge(server, name) }))
  const others = otherSumsAt.map((when) => ({
    when,
    run: () => tell(server, name, { id: first?.id ?? '', status: 'captured', amount: amount - 1 }),
  }))
  const asks = asksAt.map((when) => ({ when, run: () => read(server, name) }))
  return [...webhooks, ...forged, ...others, ...asks].sort((one, other) => one.when - other.when)
}

/** A webhook that says that all is paid, signed by somebody else. */
async function forge(server: TestServer, order: string): Promise<void> {
  const entity = { id: `pay_forged_${order}`, order_id: order, amount, currency: 'INR', status: 'captured' }
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } })
  const headers = { 'x-razorpay-signature': 'a'.repeat(64), 'x-razorpay-event-id': `forged ${order}` }
  const { status } = await server.app.request(paymentPaths.webhook, { method: 'POST', headers, body })
  if (status !== 403) throw new Error(`A forged webhook was answered ${status}`)
}

type Outcome = { status: string | null | undefined; policies: number; refunds: number }

function outcomeAfter(ends: readonly (string | undefined)[]): Outcome {
  const taken = ends.filter((end) => end === 'captured').length
  const isOpen = ends.some((end) => end === 'created' || end === 'authorized')
  const status = taken > 0 ? 'paymentSuccess' : isOpen ? 'paymentPending' : 'paymentFailure'
  return { status, policies: taken > 0 ? 1 : 0, refunds: Math.max(0, taken - 1) }
}

async function outcomeOf(server: TestServer, name: string): Promise<Outcome> {
  const [lead] = await server.db.select().from(leads).where(eq(leads.id, name))
  const back = await server.db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .innerJoin(paymentRows, eq(paymentRows.gatewayPaymentId, refunds.paymentId))
    .where(eq(paymentRows.orderId, name))
  const policies = ordered.filter((leadId) => leadId === name).length
  const isTwice = new Set(back.map(({ paymentId }) => paymentId)).size < back.length
  return { status: lead?.status, policies, refunds: isTwice ? Number.NaN : back.length }
}

const read = (server: TestServer, caseId: string) => server.visitor().call(getPaymentStatus, { caseId })
