// @vitest-environment dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import KycRedirectionPage from '#web/proposal/kyc-redirection.page.tsx'
import { Routed } from '#web/routed.tsx'
import { render } from '../ui/screen.tsx'

test('returns from the identity provider to the proposal, which reads the result [ROUTE-10, PROPOSAL-15]', async () => {
  const root = createRootRoute()
  const at = <const Path extends string>(path: Path) => ({ getParentRoute: () => root, path })
  const history = createMemoryHistory({ initialEntries: ['/kyc-redirection/lead-1'] })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ ...at('/kyc-redirection/$id'), component: KycRedirectionPage }),
      createRoute({ ...at('/proposal/$id'), component: () => <p>The proposal</p> }),
    ]),
    history,
  })
  await router.load()
  render(<Routed router={router} />)
  expect(await screen.findByText('The proposal')).toBeTruthy()
  expect(history.location.pathname).toBe('/proposal/lead-1')
  expect(history.location.state.isBackFromKyc).toBe(true)
  expect(history.length).toBe(1)
})
