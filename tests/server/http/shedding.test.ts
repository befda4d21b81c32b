import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { apiBase } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { readFlow, saveFlow } from '#contract/flow/flow.calls.ts'
import { paymentPaths } from '#contract/payment/addresses.ts'
import { createApp } from '#server/app.ts'
import { bounds, type Load, measuredLoad, type Sheddable } from '#server/http/load.ts'
import { modules } from '#server/modules.ts'
import { aSave } from '../journeys/asha.ts'
import { testConfig } from '../support/config.ts'
import { describeOnPglite } from '../support/on-each-database.ts'
import { visitorOf } from '../support/visitor.ts'

describeOnPglite('a server with too much to do', {}, (server) => {
  /** The same server while these kinds are shed. */
  function shedding(...kinds: Sheddable[]) {
    const load: Load = { during: (work) => work(), isOver: (kind) => kinds.includes(kind) }
    const { ping } = server.database
    const app = createApp({ deps: server.deps, ping, modules, load, checkReplies: true })
    return { app, visitor: visitorOf((path, init) => app.request(path, init), testConfig.baseUrl) }
  }

  async function isShed(app: ReturnType<typeof createApp>, call: (typeof calls)[number]) {
    const path = apiBase + call.path.replace('{id}', 'nobodys')
    const init = call.method === 'GET' ? {} : { method: 'POST', body: '{}' }
    const headers = { 'content-type': 'application/json' }
    return (await app.request(path, { ...init, headers })).status === 503
  }
  async function shedBy(...kinds: Sheddable[]) {
    const { app } = shedding(...kinds)
    const shed: string[] = []
    for (const call of calls) if (await isShed(app, call)) shed.push(call.path)
    return shed.sort()
  }

  it('refuses prices, lists and what staff look at first', async () => {
    expect(await shedBy('looking')).toEqual(
      [
        ...['motor/getQuotesData', 'health/All_quotes', 'pet/All_quotes', 'quotes/previousRun'],
        ...['shared/quotes/{id}', 'motor/rto', 'motor/previous-insurer', 'motor/pincode'],
        ...['health/health_pincode', 'motor/getFiancierBanks', 'motor/getRelations'],
        ...['admin/getAllMakeData', 'admin/getAllModelData', 'admin/getAllVariantData'],
        ...calls.map(({ path }) => path).filter((path) => /^(graphs|paths)\/(?!traffic)/.test(path)),
      ].sort(),
    )
  })

  it('refuses no call about money, a journey under way, or whoever signs in, whatever else it sheds', async () => {
    const shed = await shedBy('looking', 'beginning')
    expect(
      shed.filter((path) => /payment|proposal|Proposal|policy|Policy|kyc|auth|admin\/flow/i.test(path)),
    ).toEqual([])
  })

  it('says when to ask again, and does nothing before', async () => {
    const { app } = shedding('looking')
    const response = await app.request('/api/v1/motor/rto')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await response.json()).toMatchObject({
      status: 'error',
      code: 'busy',
      message: 'Many people are here right now. Please try again in a moment.',
    })
  })

  it('begins no journey, but saves and reads those that have begun', async () => {
    const { visitor } = shedding('looking', 'beginning')
    expect(await visitor.refused(saveFlow, aSave(1))).toMatchObject({ http: 503, code: 'busy' })
    expect(visitor.jar.header).toBe('')
    const begun = shedding('looking').visitor
    const { data } = (await begun.call(saveFlow, aSave(1))).data
    for (const [name, value] of begun.jar.header.split('; ').map((one) => one.split('=')))
      visitor.jar.set(name ?? '', value ?? '')
    const { customerLeadId, version } = data
    await visitor.call(saveFlow, aSave(2, { customerLeadId, version }))
    expect((await visitor.call(readFlow, { customerLeadId })).data.customerLeadId).toBe(customerLeadId)
  })

  it('still hears the gateway', async () => {
    const { app } = shedding('looking', 'beginning')
    const response = await app.request(paymentPaths.webhook, { method: 'POST', body: '{}' })
    expect(response.status).not.toBe(503)
  })
})

describe('the load of a process', () => {
  const over = (load: Load) => (['looking', 'beginning'] as const).filter((kind) => load.isOver(kind))

  it('is what is under way, whether it goes well or not', async () => {
    const load = measuredLoad(() => 0)
    const doors: (() => void)[] = []
    const open = () => new Promise<void>((resolve) => doors.push(resolve))
    const begin = (count: number) => Array.from({ length: count }, () => load.during(open))
    const first = begin(bounds.looking.inFlight)
    expect(over(load)).toEqual([])
    const one = load.during(() => Promise.reject(new Error('failed')))
    expect(over(load)).toEqual(['looking'])
    await expect(one).rejects.toThrow('failed')
    expect(over(load)).toEqual([])
    const more = begin(bounds.beginning.inFlight - bounds.looking.inFlight + 1)
    expect(over(load)).toEqual(['looking', 'beginning'])
    for (const door of doors) door()
    await Promise.all([...first, ...more])
    expect(over(load)).toEqual([])
  })

  it('is how late the event loop is', () => {
    for (const [delayMs, kinds] of [
      [bounds.looking.delayMs, []],
      [bounds.looking.delayMs + 1, ['looking']],
      [bounds.beginning.delayMs + 1, ['looking', 'beginning']],
    ] as const)
      expect(over(measuredLoad(() => delayMs))).toEqual(kinds)
  })

  it('is seen where the event loop is busy all the time, and no more once it is not', async () => {
    const load = measuredLoad()
    expect(over(load)).toEqual([])
    const until = performance.now() + 4_000
    while (performance.now() < until && over(load).length < 2) {
      const pause = performance.now() + 700
      while (performance.now() < pause);
      await sleep(0)
    }
    expect(over(load)).toEqual(['looking', 'beginning'])
    await expect.poll(() => over(load), { timeout: 20_000 }).toEqual([])
  }, 30_000)
})
