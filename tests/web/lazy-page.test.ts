// @vitest-environment dom
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTime } from '#web/browser/in-time.ts'
import { firstPages } from '#web/first-pages.ts'

const page = { default: () => null }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a lazily loaded page', () => {
  it('is shown once loaded', async () => {
    await expect(inTime(3, () => Promise.resolve(page))).resolves.toBe(page)
  })

  it('is every page of the router but home and why-choose [ROUTE-18]', () => {
    const router = readFileSync('src/web/router.tsx', 'utf8')
    const pages = (pattern: RegExp) => [...router.matchAll(pattern)].map(([, page]) => page)
    expect(Object.keys(firstPages)).toEqual(['/', '/why-choose'])
    expect(pages(/^import \w+ from '(.+\.page\.tsx)'$/gm)).toEqual([])
    expect(pages(/import\('(.+\.page\.tsx)'\)/g).length).toBeGreaterThan(20)
    expect(pages(/component: (\w+)(?!\w|\()/g)).toEqual([
      'firstPages',
      'firstPages',
      'paymentPage',
      'paymentPage',
    ])
  })

  it('times out after 120 seconds [ROUTE-22, ERR-21, CONST-36]', async () => {
    const failed = vi.fn()
    inTime(3, () => new Promise(() => {})).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('Loading chunk 3 failed'))
  })

  it('fails at once when the fetch fails', async () => {
    await expect(inTime(7, () => Promise.reject(new TypeError()))).rejects.toThrow('Loading chunk 7 failed')
  })

  it('waits without the network, and is shown once it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => (navigator.onLine ? Promise.resolve(page) : Promise.reject(new TypeError())))
    const loading = inTime(7, load)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect(loading).resolves.toBe(page)
    online.mockRestore()
  })

  it('is tried three times more once the network is back, which may not carry anything at first', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    const load = vi.fn().mockRejectedValue(new TypeError())
    const failed = expect(inTime(7, load)).rejects.toThrow('Loading chunk 7 failed')
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
    expect(load).toHaveBeenCalledTimes(4)
    online.mockRestore()
  })
})
