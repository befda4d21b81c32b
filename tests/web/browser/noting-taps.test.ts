// @vitest-environment dom
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
// The page comes back from what was sent, as by Back.
afterEach(() => shown(true))
afterEach(() => vi.useRealTimers())

const shown = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
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

it('until the answer to what was sent, a further tap is not noted and a script that comes late sends nothing', () => {
  press()
  vi.advanceTimersByTime(10_000)
  press()
  expect(tapNoted()).toBeUndefined()
  const byScript = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('#root')?.addEventListener('submit', byScript)
  window.earlyTap = null
  shown(false)
  press()
  expect(byScript).not.toHaveBeenCalled()
  expect(sent).toHaveBeenCalledTimes(1)
})

it.each([
  ['stopped', () => vi.advanceTimersByTime(10_000)],
  ['followed by Back', () => shown(true)],
])('a form whose sending was %s can be sent again', (_, happens) => {
  press()
  vi.advanceTimersByTime(5000)
  press()
  vi.advanceTimersByTime(5000)
  happens()
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveBeenCalledTimes(1)
  press()
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveBeenCalledTimes(2)
})
