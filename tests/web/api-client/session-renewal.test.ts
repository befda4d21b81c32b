// @vitest-environment dom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '#contract/call.ts'
import { send } from '#web/api-client/send.ts'
import { sessionEnded } from '#web/api-client/session-renewal.ts'

const hello = call({
  method: 'POST',
  path: 'hello',
  kind: 'authed',
  action: 'product.look',
  request: v.object({}),
  reply: v.object({ said: v.string() }),
  isSuccess: ({ said }) => said === 'yes',
})
const session = { status: 'success', data: { kind: 'anonymous' } }
const signedOut = () =>
  Response.json({ status: 'error', code: 'signed-out', message: 'Please log in' }, { status: 401 })

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${cookie}; path=/`
}
const fetched = vi.fn<typeof fetch>()
const pathsAsked = () => fetched.mock.calls.map(([address]) => String(address).split('/api/v1/')[1])
const bearerOf = (index: number) => new Headers(fetched.mock.calls[index]?.[1]?.headers).get('authorization')

/** A server that accepts one token and issues it on renewal. */
function server(renews: () => Response) {
  fetched.mockImplementation(async (address, options) => {
    if (String(address).endsWith('auth/refresh')) return renews()
    const bearer = new Headers(options?.headers).get('authorization')
    return bearer === 'Bearer new' ? Response.json({ said: 'yes' }) : signedOut()
  })
}
const renewed = () => {
  setCookie('access_token=new')
  return Response.json(session)
}

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  for (const name of ['access_token', 'signed_in']) setCookie(`${name}=; max-age=0`)
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a call whose access token', () => {
  it('is missing renews it first when there is a session [API-06]', async () => {
    server(renewed)
    setCookie('signed_in=customer')
    expect(await send(hello, {})).toEqual({ ok: true, body: { said: 'yes' } })
    expect(pathsAsked()).toEqual(['auth/refresh', 'hello'])
    expect([bearerOf(0), bearerOf(1)]).toEqual([null, 'Bearer new'])
  })

  it('is rejected renews it and retries once', async () => {
    server(renewed)
    setCookie('signed_in=customer')
    setCookie('access_token=old')
    expect(await send(hello, {})).toMatchObject({ ok: true })
    expect(pathsAsked()).toEqual(['hello', 'auth/refresh', 'hello'])
  })

  it('was renewed by another tab uses that one', async () => {
    setCookie('signed_in=customer')
    setCookie('access_token=old')
    fetched.mockImplementation(async (_, options) => {
      const isNew = new Headers(options?.headers).get('authorization') === 'Bearer new'
      setCookie('access_token=new')
      return isNew ? Response.json({ said: 'yes' }) : signedOut()
    })
    expect(await send(hello, {})).toMatchObject({ ok: true })
    expect(pathsAsked()).toEqual(['hello', 'hello'])
  })

  it('is missing is renewed once for all waiting calls', async () => {
    server(renewed)
    setCookie('signed_in=customer')
    await Promise.all([send(hello, {}), send(hello, {}), send(hello, {})])
    expect(pathsAsked().filter((path) => path === 'auth/refresh')).toHaveLength(1)
  })

  it('cannot be renewed reports the end of the session, and clears it', async () => {
    server(signedOut)
    setCookie('signed_in=customer')
    setCookie('access_token=old')
    const ended = vi.fn()
    const stop = sessionEnded.add(ended)
    expect(await send(hello, {})).toMatchObject({ ok: false, status: 401, failure: { code: 'signed-out' } })
    stop()
    expect(ended).toHaveBeenCalledOnce()
    expect(document.cookie).not.toMatch(/=\w/)
  })

  it.each([
    ['is missing', () => {}],
    ['is rejected', () => setCookie('access_token=old')],
  ])(
    '%s and cannot be renewed for lack of an answer gets none itself, not that of a stranger',
    async (_, before) => {
      setCookie('signed_in=customer')
      before()
      fetched.mockImplementation(async (address) =>
        String(address).endsWith('auth/refresh') ? new Response('', { status: 502 }) : signedOut(),
      )
      expect(await send(hello, {})).toMatchObject({ ok: false, status: 0, failure: { code: 'unavailable' } })
      expect(document.cookie).toContain('signed_in')
    },
  )

  it('cannot be renewed while offline is kept', async () => {
    setCookie('signed_in=customer')
    fetched.mockRejectedValue(new TypeError('offline'))
    const ended = vi.fn()
    const stop = sessionEnded.add(ended)
    expect(await send(hello, {})).toMatchObject({ ok: false, status: 0 })
    stop()
    expect(ended).not.toHaveBeenCalled()
    expect(document.cookie).toContain('signed_in')
  })
})
