// @vitest-environment dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Routed } from '#web/routed.tsx'
import { createPages } from '#web/router.tsx'
import { render } from './ui/screen.tsx'

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'customerLeadId=lead-9'
})
afterEach(() => {
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server forgets it
  document.cookie = 'customerLeadId=; Max-Age=0'
})

it.each([
  ['/quotelist/lead-7', 'is the quote list of that lead [ROUTE-05]'],
  ['/proposal/lead-7', 'is the proposal of that lead [ROUTE-06]'],
  ['/checkout/lead-7', 'is the checkout of that lead [ROUTE-08]'],
  ['/success-page/lead-7', 'is the success page of that lead [ROUTE-09]'],
])('%s %s', async (address) => {
  const fetched = vi.fn(async (_path: string, _options?: RequestInit) => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  render(<Routed router={createPages(createMemoryHistory({ initialEntries: [address] }))} />)
  const read = await vi.waitUntil(
    () => fetched.mock.calls.find(([path]) => path.endsWith('/admin/getFlow')),
    20_000,
  )
  expect(JSON.parse(String(read[1]?.body))).toEqual({ customerLeadId: 'lead-7' })
})
