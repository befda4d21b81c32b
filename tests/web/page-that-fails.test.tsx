// @vitest-environment dom
import { createMemoryHistory } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Routed } from '#web/routed.tsx'
import { createPages } from '#web/router.tsx'
import { render } from './ui/screen.tsx'

vi.mock('#web/info/about-bike.page.tsx', () => new Promise(() => {}))
vi.mock('#web/info/about-us.page.tsx', () => ({
  default: () => {
    throw new Error('Out of order')
  },
}))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = (address: string) =>
  render(<Routed router={createPages(createMemoryHistory({ initialEntries: [address] }))} />)

const crash = { name: 'Unexpected Application Error!', level: 1 }

it('a page whose code does not come says so after 120 seconds, and not before [ROUTE-22, ERR-21, CONST-36]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers()
  open('/about-bike')
  await act(() => vi.advanceTimersByTimeAsync(119_000))
  expect(screen.queryByRole('heading', crash)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.getByRole('heading', crash)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Loading chunk 10 failed')
})

it('a page that crashes says what with, and leads home [ROUTE-21]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  open('/about-us')
  expect(await screen.findByRole('heading', crash)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Out of order')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
})
