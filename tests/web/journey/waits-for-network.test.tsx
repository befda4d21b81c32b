// @vitest-environment dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { offline } from '#machines/reference/messages/offline.ts'
import { WaitsForNetwork } from '#web/journey/waits-for-network.tsx'

afterEach(() => vi.restoreAllMocks())

it('says without a network that it goes on by itself, and no longer once it is back', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const turn = (online: boolean) =>
    act(() => {
      network.mockReturnValue(online)
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    })
  render(<WaitsForNetwork />)
  expect(screen.queryByText(offline.waits)).toBeNull()
  turn(false)
  expect(screen.getByText(offline.waits)).toBeTruthy()
  turn(true)
  expect(screen.queryByText(offline.waits)).toBeNull()
})
