// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notingTaps } from '#web/browser/noting-taps.ts'

const sent = vi.fn()
// As a script in the page: it stands alone.
new Function(notingTaps)()

beforeEach(() => {
  vi.useFakeTimers()
  window.earlyTap = undefined
  sent.mockReset()
  document.body.innerHTML = '<div id="root"><form method="post"><button>Send</button></form></div>'
  const form = document.querySelector('form')
  if (form) form.submit = sent
})
afterEach(() => vi.useRealTimers())

const press = () => document.querySelector('button')?.click()
const tapNoted = () => window.earlyTap ?? undefined

it('a form waits for the script, and is left to it once it is there', () => {
  press()
  expect(tapNoted()).toEqual({ text: 'Send', nth: 0 })
  window.earlyTap = null
  vi.advanceTimersByTime(60_000)
  expect(sent).not.toHaveBeenCalled()
})

it('a form that no script comes for is sent by itself, once, and its tap is not repeated', () => {
  press()
  press()
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(tapNoted()).toBeUndefined()
})
