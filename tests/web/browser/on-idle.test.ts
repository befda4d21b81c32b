// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onIdle } from '#web/browser/on-idle.ts'

/** happy-dom has no idle times, so 200 ms stand for the first. */
const idleMs = 200

let state: DocumentReadyState

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
})

afterEach(() => {
  vi.useRealTimers()
})

it('acts when a page that has loaded is idle', () => {
  state = 'complete'
  const act = vi.fn()
  onIdle(act)
  vi.advanceTimersByTime(idleMs)
  expect(act).toHaveBeenCalledOnce()
})

it('waits for what the page begins with, fonts and pictures included', () => {
  state = 'interactive'
  const act = vi.fn()
  onIdle(act)
  vi.advanceTimersByTime(idleMs + 1)
  expect(act).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(idleMs)
  expect(act).toHaveBeenCalledOnce()
})

it('waits ten seconds for a page that does not finish loading, and acts once', () => {
  state = 'interactive'
  const act = vi.fn()
  onIdle(act)
  vi.advanceTimersByTime(10_000 + idleMs)
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(idleMs)
  expect(act).toHaveBeenCalledOnce()
})
