import { expect, it } from 'vitest'
import { handOverTestModel } from '#machines/staff/hand-over/hand-over.test-model.ts'
import { metricsPage } from '#server/operations/metrics.routes.ts'
import { payments } from '#server/payments/payments.routes.ts'
import { publishVersion } from '#server/traffic/versions.store.ts'
import { inBrowser, randomWalks, writeWalk } from '../graph-numbers/random-traffic.ts'
import { anOpenedOrder } from '../payments/an-opened-order.ts'
import { aShopper, modules } from '../proposals/a-shopper.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'

const metricsToken = 'a token that only Prometheus has'
const config = { ...testConfig, metricsToken }

describeOnEachDatabase('the page of metrics', { modules: [metricsPage], deps: { config } }, (server) => {
  const ask = (authorization?: string) =>
    server.app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })

  it('opens for its token alone', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask(metricsToken)).status).toBe(401)
    expect((await ask(`Bearer ${metricsToken}s`)).status).toBe(401)
    const page = await ask(`Bearer ${metricsToken}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
  })
})

describeOnEachDatabase('a server without a token for metrics', { modules: [metricsPage] }, (server) => {
  it('has no such page', async () => {
    expect((await server.app.request('/metrics')).status).toBe(404)
  })
})

const everything = { modules: [...modules, payments, metricsPage], deps: { config } }

describeOnEachDatabase('what is measured of a purchase', everything, (server) => {
  async function lines(): Promise<string[]> {
    const headers = { authorization: `Bearer ${metricsToken}` }
    return (await (await server.app.request('/metrics', { headers })).text()).split('\n')
  }

  it('counts requests by route pattern, refusals by code and prices by insurer', async () => {
    const shopper = await aShopper(server)
    await shopper.askForPrices()
    await server.visitor().fetch(`/api/v1/customer/customerLead/${shopper.customerLeadId}`)
    const text = await lines()
    expect(text).toContain('safar_prices_total{product="motor",insurer="digit",answer="priced"} 1')
    expect(text).toContainEqual(
      expect.stringMatching(
        /^safar_request_seconds_count\{method="POST",route="[^"]*getQuotesData",status="200"\} 1$/,
      ),
    )
    expect(text).toContainEqual(
      expect.stringMatching(/^safar_refusals_total\{route="[^"]+",code="[\w-]+"\} 1$/),
    )
    expect(text.join('\n')).not.toContain(shopper.customerLeadId)
  })

  it('tells what no state handled, for ten minutes', async () => {
    const told = async () => (await lines()).filter((line) => line.startsWith('safar_unhandled_events{'))
    const version = await publishVersion(server.db, handOverTestModel.machine, server.clock.now())
    const [walk] = randomWalks(handOverTestModel, 7, 60).filter(({ unhandled }) => unhandled.length === 1)
    if (!walk) throw new Error('No walk has one event that no state handled')
    const now = server.clock.now()
    const journey = { version, endsAt: now, now }
    await writeWalk(server.db, walk, { ...journey, keyHash: 'one' })
    const seeded = { ...inBrowser, madeUp: true }
    await writeWalk(server.db, walk, { ...journey, keyHash: 'two', segment: seeded })
    expect(await told()).toEqual(['safar_unhandled_events{machine="handOver"} 1'])
    server.clock.advance(11 * 60_000)
    expect(await told()).toEqual([])
  })

  it('tells how many jobs wait, and payments by how long they have been open', async () => {
    await anOpenedOrder(server, 'one')
    const open = async () => (await lines()).filter((line) => line.startsWith('safar_open_payments{'))
    expect(await open()).toEqual(['safar_open_payments{status="opened",age="15m"} 1'])
    expect(await lines()).toContain('safar_jobs{kind="ask-payment",state="later"} 1')
    server.clock.advance(2 * 3_600_000)
    expect(await open()).toEqual(['safar_open_payments{status="opened",age="1d"} 1'])
    expect((await lines()).filter((line) => line.startsWith('safar_jobs{'))).toEqual([
      'safar_jobs{kind="ask-payment",state="waiting"} 1',
    ])
  })
})
