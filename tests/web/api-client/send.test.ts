// @vitest-environment dom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loginCustomer } from '#contract/account/customer-login.calls.ts'
import { type Call, type CallKind, call } from '#contract/call.ts'
import { createCustomer } from '#contract/journey/customer.calls.ts'
import { getPaymentStatus } from '#contract/payment/payment.calls.ts'
import { getPolicyDocument } from '#contract/policy/policy.calls.ts'
import { getQuotesData, streamQuotes } from '#contract/quotes/quotes.calls.ts'
import { readFinanciers } from '#contract/reference/lists.calls.ts'
import { send, successIn } from '#web/api-client/send.ts'
import { lines, StreamFailure } from '#web/api-client/stream.ts'

const hello = (kind: CallKind, change: Partial<Pick<Call, 'method' | 'path'>> = {}) =>
  call({
    method: 'POST',
    path: 'hello',
    kind,
    action: 'product.look',
    request: v.looseObject({}),
    reply: v.object({ said: v.string() }),
    isSuccess: ({ said }) => said === 'yes',
    ...change,
  })

const fetched = vi.fn<typeof fetch>()
const json = (body: unknown, status = 200) => Response.json(body, { status })
const request = () => {
  const [address, options] = fetched.mock.lastCall ?? []
  return { address: String(address), headers: new Headers(options?.headers), body: options?.body, options }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockResolvedValue(json({ said: 'yes' }))
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test reads it the same way
  document.cookie = 'access_token=; max-age=0; path=/'
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const logIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'access_token=a%2Eb; path=/'
}

describe('a call to the server', () => {
  it('uses the versioned base path [API-01]', async () => {
    await send(hello('open'), {})
    expect(new URL(request().address, 'https://safar.test').pathname).toBe('/api/v1/hello')
  })

  it('goes to the host that the build names [API-01]', async () => {
    vi.stubEnv('VITE_API_HOST', 'https://api.safar.test')
    vi.resetModules()
    const { send: sendThere } = await import('#web/api-client/send.ts')
    await sendThere(hello('open'), {})
    expect(request().address).toBe('https://api.safar.test/api/v1/hello')
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it('sends JSON with the language header, and no credential to open calls [API-02, CONST-35]', async () => {
    logIn()
    await send(hello('open'), { a: 1 })
    const { headers, body } = request()
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('localization')).toBe('en')
    expect(headers.has('authorization')).toBe(false)
    expect(JSON.parse(String(body))).toEqual({ a: 1 })
  })

  it('sends the access token of the cookie when there is one [API-03, API-06]', async () => {
    await send(hello('authed'), {})
    expect(request().headers.has('authorization')).toBe(false)
    logIn()
    await send(hello('authed'), { a: 1 })
    const { headers, body } = request()
    expect(headers.get('authorization')).toBe('Bearer a.b')
    expect(headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(String(body))).toEqual({ a: 1 })
  })

  it('sends documents as multipart form data, with the credential [API-04, API-06]', async () => {
    logIn()
    fetched.mockResolvedValue(json({ status: true, data: { id: '7' } }))
    await send(createCustomer, { customer_name: 'Asha', customer_phone: '9876543210', customer_email: '' })
    const { body, headers } = request()
    expect(body).toBeInstanceOf(FormData)
    expect(body instanceof FormData && body.get('customer_name')).toBe('Asha')
    expect(headers.has('content-type')).toBe(false)
    expect(headers.get('authorization')).toBe('Bearer a.b')
  })

  it('sends a GET request’s fields as its query, and an id in its path, with the credential [API-05, API-06, API-27]', async () => {
    logIn()
    await send(hello('read', { method: 'GET', path: 'hello/{id}' }), { id: 'a b' })
    expect(request().address).toMatch(/\/hello\/a%20b$/)
    expect(request().headers.get('authorization')).toBe('Bearer a.b')
    fetched.mockResolvedValue(json({ status: 'success', data: [] }))
    await send(readFinanciers, { vehicleType: '4w', insurerId: 13 })
    expect(request().address).toMatch(/getFiancierBanks\?vehicleType=4w&insurerId=13$/)
  })

  it('returns the body of a success [API-07]', async () => {
    expect(await send(hello('open'), {})).toEqual({ ok: true, body: { said: 'yes' } })
  })

  it('returns status and failure instead of throwing [API-08]', async () => {
    const failure = { status: 'error', code: 'too-many', message: 'Wait' }
    fetched.mockResolvedValue(json(failure, 429))
    expect(await send(hello('open'), {})).toEqual({ ok: false, status: 429, failure })
    fetched.mockRejectedValue(new TypeError('no network'))
    expect(await send(hello('open'), {})).toMatchObject({
      ok: false,
      status: 0,
      failure: { code: 'unavailable' },
    })
  })

  it('treats a reply as a success only when the call declares it one [API-08]', async () => {
    fetched.mockResolvedValue(json({ said: 'no' }))
    expect(await send(hello('open'), {})).toMatchObject({ ok: false, status: 200, body: { said: 'no' } })
    fetched.mockResolvedValue(json({ unheard: 'of' }))
    expect(await send(hello('open'), {})).toMatchObject({ ok: false, failure: { code: 'unexpected' } })
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }))
    expect(await send(hello('open'), {})).toMatchObject({ ok: false, status: 502 })
  })

  it('is never retried', async () => {
    fetched.mockRejectedValue(new TypeError('no network'))
    await send(hello('authed', { method: 'GET' }), {})
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('logs each call that failed, without its content [API-09, ERR-20]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    fetched.mockImplementation(async () => json({ message: 'Asha is unknown' }, 500))
    await send(hello('read', { method: 'GET' }), { name: 'Asha' })
    await send(hello('upload'), { name: 'Asha' })
    await send(hello('authed'), { name: 'Asha' })
    await send(hello('open'), { name: 'Asha' })
    expect(log).toHaveBeenCalledTimes(4)
    expect(JSON.stringify(log.mock.calls)).not.toContain('Asha')
    log.mockRestore()
  })

  it.each([
    ['quotes', getQuotesData, { customerLeadId: 'lead-1', insurerId: 13 }],
    ['a code', loginCustomer, { api_status: 'sendOtp', mobileNumber: '9876543210' }],
  ])(
    'logs an unsuccessful answer of %s without personal data, and hands on null [ERR-19]',
    async (_, to, asked) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      fetched.mockImplementation(async () => json({ message: 'No 9876543210 here' }, 503))
      const sent = await send(to as Call<unknown, unknown>, asked)
      expect(successIn(sent)).toBeNull()
      expect(log.mock.calls).toEqual([[`POST ${to.path} failed`, 503, 'unexpected']])
      log.mockRestore()
    },
  )

  it.each([
    ['quotes', getQuotesData, { success: false, message: '', data: { quotes: [], unavailable: [] } }],
    ['a code', loginCustomer, { success: false, message: '', data: [] }],
  ])(
    'hands on null where the answer to a request for %s says that it failed [ERR-19]',
    async (_, to, reply) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      fetched.mockImplementation(async () => json(reply))
      const sent = await send(to as Call<unknown, unknown>, {})
      expect(sent).toMatchObject({ ok: false, status: 200, body: { success: false } })
      expect(successIn(sent)).toBeNull()
      expect(log).toHaveBeenCalledOnce()
      log.mockRestore()
    },
  )

  it('logs no payment or document that is still pending, but one that failed [ERR-20]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const payment = (status: string) => ({ status, data: { paymentStatus: status, amount: 1 } })
    fetched.mockImplementation(async () => json(payment('pending')))
    expect(await send(getPaymentStatus, { caseId: 'case-1' })).toMatchObject({ ok: false })
    fetched.mockImplementation(async () => json({ status: 'pending' }))
    expect(await send(getPolicyDocument, { id: 'lead-1' })).toMatchObject({ ok: false })
    expect(log).not.toHaveBeenCalled()
    fetched.mockImplementation(async () => json(payment('failure')))
    await send(getPaymentStatus, { caseId: 'case-1' })
    expect(log.mock.calls).toEqual([['POST motor/getPaymentStatus failed', 200, 'unexpected']])
    log.mockRestore()
  })

  it('logs a refused stream of quotes, which brings no line [ERR-19]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    fetched.mockImplementation(async () => json({ message: 'No 9876543210 here' }, 503))
    const arrived = vi.fn()
    const asked = async () => {
      for await (const line of lines(streamQuotes, {} as never, new AbortController().signal)) arrived(line)
    }
    await expect(asked()).rejects.toThrow(StreamFailure)
    expect(arrived).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual([['POST motor/getQuotesData failed', 503, 'unexpected']])
    log.mockRestore()
  })

  it('ends only when it is aborted [API-03, API-10]', async () => {
    fetched.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) =>
          options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    vi.useFakeTimers()
    const calledOff = new AbortController()
    const done = vi.fn()
    const sent = send(hello('authed'), {}, { signal: calledOff.signal }).then(done)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(done).not.toHaveBeenCalled()
    calledOff.abort()
    vi.useRealTimers()
    await sent
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ ok: false, status: 0 }))
  })

  it.each(['open', 'authed', 'read', 'upload'] as const)(
    'of kind %s that nobody aborts waits for its answer however long that takes [API-10]',
    async (kind) => {
      vi.useFakeTimers()
      fetched.mockImplementation(
        (_, options) =>
          new Promise((resolve, reject) => {
            options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
            setTimeout(() => resolve(json({ said: 'yes' })), 3_600_000)
          }),
      )
      const sent = send(hello(kind, kind === 'read' ? { method: 'GET' } : {}), {})
      await vi.advanceTimersByTimeAsync(3_600_000)
      vi.useRealTimers()
      expect(await sent).toEqual({ ok: true, body: { said: 'yes' } })
      expect(fetched).toHaveBeenCalledOnce()
    },
  )
})
