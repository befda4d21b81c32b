import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from '#web/ui/overlays/toast-store.ts'

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map(({ text }) => text)

describe('notices', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('disappear after five seconds [ERR-18, CONST-31]', () => {
    const toasts = createToasts()
    toasts.add({ text: 'Saved' })
    vi.advanceTimersByTime(4999)
    expect(texts(toasts)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('disappear after three seconds at login [CONST-30, ERR-17]', () => {
    const toasts = createToasts()
    toasts.add({ text: 'Welcome', stay: 'login' })
    vi.advanceTimersByTime(2999)
    expect(texts(toasts)).toEqual(['Welcome'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('pause while hovered and then stay for the remaining time [ERR-18, A11Y-05]', () => {
    const toasts = createToasts()
    toasts.add({ text: 'Saved' })
    vi.advanceTimersByTime(4000)
    toasts.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(toasts)).toEqual(['Saved'])
    toasts.resume()
    vi.advanceTimersByTime(999)
    expect(texts(toasts)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts(toasts)).toEqual([])
  })

  it('restart their timer instead of appearing twice', () => {
    const toasts = createToasts()
    toasts.add({ text: 'Offline', kind: 'error' })
    vi.advanceTimersByTime(4000)
    toasts.add({ text: 'Offline', kind: 'error' })
    vi.advanceTimersByTime(4000)
    expect(texts(toasts)).toEqual(['Offline'])
  })

  it('drop the oldest when there are too many', () => {
    const toasts = createToasts()
    for (const text of ['1', '2', '3', '4', '5']) toasts.add({ text })
    expect(texts(toasts)).toEqual(['2', '3', '4', '5'])
  })

  it('notify subscribers, and close by id', () => {
    const toasts = createToasts()
    const listener = vi.fn()
    const leave = toasts.subscribe(listener)
    toasts.close(toasts.add({ text: 'Saved' }))
    leave()
    toasts.add({ text: 'Unheard' })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(texts(toasts)).toEqual(['Unheard'])
  })
})
