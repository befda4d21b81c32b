// @vitest-environment dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '#machines/reference/messages.ts'
import { SaveState } from '#web/saving/save-state.tsx'
import { outbox } from '#web/saving/tab-outbox.ts'
import { aRecord } from './a-record.ts'

afterEach(() => {
  outbox.discard()
  vi.restoreAllMocks()
})

it('offers to save once more only where there is a network', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  render(<SaveState />)
  outbox.add(aRecord(), 2)
  expect(await screen.findByText(messages.journey.saveFailed)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  network.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: messages.resume.retry })).toBeTruthy()
})
