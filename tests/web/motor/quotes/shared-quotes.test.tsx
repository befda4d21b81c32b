// @vitest-environment dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api-client/query-client.ts'
import SharedQuotesPage from '#web/motor/quotes/shared/shared-quotes.page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const prices = {
  vehicle: { vehicleType: '4w', make: 'Maruti', model: 'Swift', variant: 'VXi', city: 'Jaipur' },
  policyType: 'comprehensive',
  quotes: [],
  onDay: '2026-06-15',
  validToday: true,
}

/** The page of a shared link, which the server answers one after the other. */
function open(...replies: (() => Promise<Response>)[]) {
  vi.stubGlobal('fetch', () => replies.shift()?.())
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/quotelist/shared/$token',
    component: SharedQuotesPage,
  })
  const history = createMemoryHistory({ initialEntries: ['/quotelist/shared/abc'] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history }) as never} />)
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const gone = async () =>
  Response.json({ status: 'error', code: 'not-found', message: 'Not found' }, { status: 404 })
const found = async () => Response.json({ status: 'success', data: prices })

it('says that shared prices are gone only where the server says so', async () => {
  open(gone)
  expect(await screen.findByText('These prices are no longer shared')).toBeTruthy()
})

it('asks again for shared prices that could not be loaded, by hand and once the network is back', async () => {
  const asked = vi.fn(lost)
  open(lost, asked, found)
  const again = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByText(/no longer shared/)).toBeNull()
  await userEvent.click(again)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('heading', { level: 1, name: /Maruti Swift VXi/ })).toBeTruthy()
})
