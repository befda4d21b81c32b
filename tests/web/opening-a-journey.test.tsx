// @vitest-environment dom
import { createMemoryHistory } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offline } from '#machines/reference/messages/offline.ts'
import { resume } from '#machines/reference/messages/resume.ts'
import { Routed } from '#web/routed.tsx'
import { createPages } from '#web/router.tsx'
import { render } from './ui/screen.tsx'

const unknownJourney = () =>
  Response.json({ status: 'error', code: 'unknown-journey', message: '' }, { status: 404 })
const fetched = vi.fn(async (_path: string): Promise<Response> => unknownJourney())
const reads = () => fetched.mock.calls.filter(([path]) => path.endsWith('/admin/getFlow')).length
const network = vi.spyOn(navigator, 'onLine', 'get')
const turn = (isOnline: boolean) =>
  act(() => {
    network.mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
const open = () =>
  render(<Routed router={createPages(createMemoryHistory({ initialEntries: ['/quotelist/lead-7'] }))} />)

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  network.mockReturnValue(true)
  vi.unstubAllGlobals()
  fetched.mockReset().mockImplementation(async () => unknownJourney())
})

it('a journey that is opened without a network says so, and is read once it is back', async () => {
  network.mockReturnValue(false)
  open()
  expect(await screen.findByText(offline.waits, undefined, { timeout: 20_000 })).toBeTruthy()
  expect(reads()).toBe(0)
  turn(true)
  expect(await screen.findByRole('heading', { name: resume.unknownTitle })).toBeTruthy()
  expect(reads()).toBe(1)
})

it('a journey that cannot be reached says so and that it tries again, and is read once the network is back', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  open()
  expect(await screen.findByText(resume.triesAgain, undefined, { timeout: 20_000 })).toBeTruthy()
  turn(false)
  expect(screen.getByText(offline.waits)).toBeTruthy()
  fetched.mockImplementation(async () => unknownJourney())
  turn(true)
  expect(await screen.findByRole('heading', { name: resume.unknownTitle })).toBeTruthy()
})
