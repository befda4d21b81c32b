import { afterEach, expect, it, vi } from 'vitest'
import { notify } from '#web/session/notify.ts'
import { toast, toasts } from '#web/ui/overlays/toast-store.ts'

afterEach(() => void vi.useRealTimers())

it('a notice of login or sign-up is gone after three seconds, before any other [CONST-30, ERR-17]', () => {
  vi.useFakeTimers()
  notify(undefined, { kind: 'error', text: 'City is not served' })
  toast({ text: 'Saved' })
  const shown = () => toasts.list().map(({ kind, text }) => `${kind} ${text}`)
  vi.advanceTimersByTime(2999)
  expect(shown()).toEqual(['error City is not served', 'info Saved'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['info Saved'])
  vi.advanceTimersByTime(2000)
  expect(shown()).toEqual([])
})
