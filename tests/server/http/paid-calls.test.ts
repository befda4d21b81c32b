import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ServerEnv } from '#server/http/env.ts'
import { onError } from '#server/http/on-error.ts'
import { paidCalls } from '#server/http/paid-calls.ts'
import { testConfig } from '../support/config.ts'
import { describeOnEachDatabase } from '../support/on-each-database.ts'
import type { TestServer } from '../support/test-server.ts'

const config = { ...testConfig, paidCallsPerDay: 250 }

describeOnEachDatabase('calls that cost money', { modules: [], deps: { config } }, (server: TestServer) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T10:00:00+05:30') })
  })
  afterEach(() => void vi.useRealTimers())

  type By = { journey: string; browser: number; address: number }

  /** The statuses of so many, each by what `of` says of it. */
  async function make(times: number, of: (at: number) => By, deps = server.deps): Promise<number[]> {
    const count = paidCalls(deps, 'kyc')
    const app = new Hono<ServerEnv>().onError(onError).get('/:journey', async (c) => {
      await count({ c, journey: c.req.param('journey') })
      return c.text('')
    })
    const statuses = []
    for (let at = 0; at < times; at += 1) {
      const { journey, browser, address } = of(at)
      const headers = {
        cookie: `browser=${String(browser).padStart(22, 'b')}`,
        'x-forwarded-for': `10.0.${address}.1`,
      }
      statuses.push((await app.request(`/${journey}`, { headers })).status)
    }
    return statuses
  }
  const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length
  const alarms = () => server.logs.filter(({ alarm }) => alarm === 'paid-calls')

  it('are forty a day for one journey', async () => {
    expect(refused(await make(43, (at) => ({ journey: 'one', browser: at, address: at })))).toBe(3)
  })

  it('are sixty a day for one browser', async () => {
    expect(refused(await make(63, (at) => ({ journey: `j${at}`, browser: 1, address: at })))).toBe(3)
  })

  it('are two hundred a day for one address', async () => {
    expect(refused(await make(203, (at) => ({ journey: `j${at}`, browser: at, address: 1 })))).toBe(3)
  })

  it('are as many times more as the visitors of a sandbox may try', async () => {
    const lenient = { ...server.deps, config: { ...config, otpSendsPerHour: 10 } }
    const ofBrowser = (at: number) => ({ journey: `j${at}`, browser: 1, address: at })
    expect(refused(await make(123, ofBrowser, lenient))).toBe(3)
    const ofJourney = (at: number) => ({ journey: 'one', browser: at + 5, address: at })
    expect(refused(await make(83, ofJourney, lenient))).toBe(3)
  })

  it('are a budget a day for all, with an alarm before its end and one at it', async () => {
    const anybody = (at: number) => ({ journey: `j${at}`, browser: at, address: at % 250 })
    expect(refused(await make(255, anybody))).toBe(5)
    expect(alarms().map(({ level, partner, calls }) => [level, partner, calls])).toEqual([
      [50, 'kyc', 200],
      [50, 'kyc', 250],
    ])
    vi.setSystemTime(new Date('2026-06-16T10:00:00+05:30'))
    expect(refused(await make(3, anybody))).toBe(0)
  })

  it('that are refused use up nothing of the budget', async () => {
    await make(300, () => ({ journey: 'one', browser: 1, address: 1 }))
    expect(refused(await make(210, (at) => ({ journey: `k${at}`, browser: at + 5, address: at + 2 })))).toBe(
      0,
    )
  })
})
