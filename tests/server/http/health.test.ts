import { afterEach, describe, expect, it, vi } from 'vitest'
import { healthRoutes, type Parts } from '#server/http/health.ts'

const well: Parts = { ping: async () => {}, jobs: { isWorking: () => true }, partners: () => ({ kyc: 'up' }) }

async function ready(parts: Partial<Parts> = {}) {
  const reply = await healthRoutes({ ...well, ...parts }).request('/readyz')
  return { http: reply.status, retryAfter: reply.headers.get('retry-after'), ...(await reply.json()) }
}

describe('readiness', () => {
  afterEach(() => void vi.useRealTimers())

  it('names every part that is up', async () => {
    const parts = { database: 'up', jobs: 'up', kyc: 'up' }
    expect(await ready()).toEqual({ http: 200, retryAfter: null, status: 'ok', parts })
  })

  it('is refused without the database, and says nothing of the error', async () => {
    const ping = () => Promise.reject(new Error('postgres://safar:secret@db'))
    const parts = { database: 'down', jobs: 'unknown', kyc: 'up' }
    expect(await ready({ ping, jobs: { isWorking: () => false } })).toEqual({
      http: 503,
      retryAfter: '5',
      status: 'unavailable',
      parts,
    })
  })

  it('does not wait longer than two seconds for the database', async () => {
    vi.useFakeTimers()
    const asked = ready({ ping: () => new Promise(() => {}) })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await asked).toMatchObject({ http: 503, parts: { database: 'down' } })
  })

  it('is refused when nobody does jobs', async () => {
    const answer = await ready({ jobs: { isWorking: () => false } })
    expect(answer).toMatchObject({ http: 503, status: 'unavailable', parts: { jobs: 'down' } })
  })

  it('is given without a partner, which is named', async () => {
    const answer = await ready({ partners: () => ({ kyc: 'down', gateway: 'up' }) })
    expect(answer).toMatchObject({ http: 200, status: 'degraded', parts: { kyc: 'down', gateway: 'up' } })
  })
})
