// @vitest-environment dom
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Routed } from '#web/routed.tsx'
import { createPages } from '#web/router.tsx'
import { render } from './ui/screen.tsx'

afterEach(cleanup)

it('the page of the address is shown, though Back was pressed before the router listened', async () => {
  const history = createMemoryHistory({ initialEntries: ['/about-bike', '/why-choose'] })
  const router = createPages(history)
  await router.load()
  history.back()
  render(<Routed router={router} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'About bike insurance' })).toBeDefined()
})

it('shows checkout and success page by the same code, so that nothing is fetched between them', () => {
  const { routesById } = createPages(createMemoryHistory())
  const success = routesById['/success-page/$id']?.options.component
  expect(success).toBeDefined()
  expect(success).toBe(routesById['/checkout/$id']?.options.component)
})
