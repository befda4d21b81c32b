// @vitest-environment dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { streamQuotes } from '#contract/quotes/quotes.calls.ts'
import { readFinanciers } from '#contract/reference/lists.calls.ts'
import { failure as texts } from '#machines/reference/messages/failure.ts'
import { send } from '#web/api-client/send.ts'
import { lines } from '#web/api-client/stream.ts'
import { toasts } from '#web/ui/overlays/toast-store.ts'

const fetched = vi.fn<typeof fetch>()
const asked = { vehicleType: '4w', insurerId: 13 } as const
const busy = (retryAfter = '3') =>
  Response.json(
    { status: 'error', code: 'busy', message: texts.busy },
    { status: 503, headers: { 'retry-after': retryAfter } },
  )
const reply = () => Response.json({ status: 'success', data: [] })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
  for (const { id } of toasts.list()) toasts.close(id)
})

describe('a call that is refused because too many are under way', () => {
  it('is made again once the server said so, and the person is told', async () => {
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(reply())
    const sent = send(readFinanciers, asked)
    await vi.advanceTimersByTimeAsync(3_499)
    expect(toasts.list().map(({ text }) => text)).toEqual([texts.busyAgain])
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await sent).ok).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is given up after twenty times, with words', async () => {
    fetched.mockImplementation(async () => busy('1'))
    const sent = send(readFinanciers, asked)
    await vi.advanceTimersByTimeAsync(20 * 1_500)
    expect(await sent).toMatchObject({ ok: false, status: 503, failure: { message: texts.busy } })
    expect(fetched).toHaveBeenCalledTimes(21)
  })

  it('is not made again for somebody who has left', async () => {
    fetched.mockResolvedValueOnce(busy())
    const leaving = new AbortController()
    const sent = send(readFinanciers, asked, { signal: leaving.signal })
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort()
    expect((await sent).ok).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('is told from a call whose partner is down, which may have been begun', async () => {
    const down = { status: 'error', code: 'unavailable', message: 'Later' }
    const headers = { 'retry-after': '3' }
    fetched.mockResolvedValueOnce(Response.json(down, { status: 503, headers }))
    expect(await send(readFinanciers, asked)).toMatchObject({ ok: false, failure: { message: 'Later' } })
    expect(toasts.list()).toEqual([])
  })

  it('goes for prices that arrive one by one too', async () => {
    fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response('\n'))
    const { signal } = new AbortController()
    const read = async () => {
      for await (const _ of lines(streamQuotes, {} as never, signal));
    }
    const done = read()
    await vi.advanceTimersByTimeAsync(3_500)
    await done
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
