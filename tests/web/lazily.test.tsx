// @vitest-environment dom
import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { lazily } from '#web/lazily.ts'
import { eventually } from '../support/eventually.ts'

afterEach(() => {
  cleanup()
  // Whatever waits for another try finds nothing to ask for.
  document.head.innerHTML = ''
  window.dispatchEvent(new Event('online'))
  vi.restoreAllMocks()
})

const Calendar = () => <p>July</p>
const shown = (Part: ReturnType<typeof lazily<object>>) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  )

describe('a part that is fetched when it is shown', () => {
  test('waits for the network, and is there once it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn<() => Promise<typeof Calendar>>().mockRejectedValueOnce(new Error('offline'))
    shown(lazily(load.mockResolvedValue(Calendar)))
    await eventually(() => expect(load).toHaveBeenCalledTimes(1))
    expect(screen.getByText('Loading')).toBeTruthy()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('July')).toBeTruthy()
  })

  test('is fetched once, however often it is preloaded', async () => {
    const load = vi.fn(async () => Calendar)
    const part = lazily(load)
    await Promise.all([part.preload(), part.preload()])
    shown(part)
    expect(screen.getByText('July'), 'at once, for its code is there').toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('asks again for a stylesheet that could not be fetched, and for no other', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/b.svg">'
    const [style, icon] = document.head.children
    for (const link of document.head.children) link.dispatchEvent(new Event('error'))
    const load = vi.fn<() => Promise<typeof Calendar>>().mockRejectedValueOnce(new Error('offline'))
    shown(lazily(load.mockResolvedValue(Calendar)))
    await eventually(() => expect(load).toHaveBeenCalledTimes(1))
    expect(document.head.children[0]).toBe(style)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('July')).toBeTruthy()
    expect(document.head.children[0]).not.toBe(style)
    expect(document.head.children[0]?.getAttribute('href')).toBe('/a.css')
    expect(document.head.children[1]).toBe(icon)
  })

  test('asks for a stylesheet until it comes, for the code may be there before', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    document.head.innerHTML = '<link rel="stylesheet" href="/a.css">'
    const style = () => document.head.children[0]
    style()?.dispatchEvent(new Event('error'))
    const load = vi.fn<() => Promise<typeof Calendar>>().mockRejectedValueOnce(new Error('offline'))
    shown(lazily(load.mockResolvedValue(Calendar)))
    await eventually(() => expect(load).toHaveBeenCalledTimes(1))
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('July')).toBeTruthy()
    const second = style()
    second?.dispatchEvent(new Event('error'))
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(style()).not.toBe(second))
    expect(style()?.getAttribute('href')).toBe('/a.css')
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('gives up where the network is there and the code is not', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const load = vi.fn<() => Promise<typeof Calendar>>().mockRejectedValue(new Error('gone'))
    const preloaded = expect(lazily(load).preload()).rejects.toThrow('gone')
    await vi.advanceTimersByTimeAsync(10_000)
    await preloaded
    expect(load).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })
})
