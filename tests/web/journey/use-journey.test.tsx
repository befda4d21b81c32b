// @vitest-environment dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { homeJourney } from '#web/home/home.journey.ts'
import { defineJourney } from '#web/journey/journey.ts'
import { useJourney } from '#web/journey/use-journey.ts'
import { Routed } from '#web/routed.tsx'
import { render } from '../ui/screen.tsx'

afterEach(cleanup)

function Start() {
  const { send, screen } = useJourney(homeJourney, { today: '2026-11-26' })
  return (
    <button type="button" onClick={() => send({ type: 'category.chosen', category: 'bike' })}>
      {screen.title}
    </button>
  )
}

it('a journey whose screen changes does not call back who is on the way to another page', async () => {
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const root = createRootRoute()
  const start = createRoute({ getParentRoute: () => root, path: '/', component: Start })
  const next = createRoute({
    getParentRoute: () => root,
    path: '/next',
    loader: () => loaded,
    component: () => <h1>Next</h1>,
  })
  const history = createMemoryHistory()
  const router = createRouter({
    routeTree: root.addChildren([start, next]),
    history,
    defaultPendingMs: 60_000,
  })
  await router.load()
  render(<Routed router={router} />)
  history.push('/next')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button', { name: 'Bike' })).toBeDefined()
  expect(history.location.pathname).toBe('/next')
  arrive()
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeDefined()
})

const checkout = defineJourney({
  machine: createMachine({
    initial: 'summary',
    states: {
      summary: { meta: { path: '/checkout', title: 'Summary' }, on: { 'payment.failed': 'failed' } },
      failed: { meta: { path: '/success-page', title: 'Failed' } },
    },
  }),
  events: {},
})

function Payment() {
  const { send, screen } = useJourney(checkout, undefined)
  return (
    <button type="button" onClick={() => send({ type: 'payment.failed' })}>
      {screen.title}
    </button>
  )
}

it('a journey with one component for two pages leads on once, and Back adds nothing to the history', async () => {
  const root = createRootRoute()
  const at = (path: string) => createRoute({ getParentRoute: () => root, path, component: Payment })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Home</h1> })
  const history = createMemoryHistory({ initialEntries: ['/', '/checkout'] })
  const routeTree = root.addChildren([home, at('/checkout'), at('/success-page')])
  const router = createRouter({ routeTree, history })
  await router.load()
  render(<Routed router={router} />)

  fireEvent.click(await screen.findByRole('button', { name: 'Summary' }))
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/success-page')
  expect(history.length).toBe(3)
  history.back()
  await expect.poll(() => history.location.pathname).toBe('/checkout')
  await expect.poll(() => history.location.pathname).toBe('/success-page')
  expect(history.length).toBe(3)
  history.back()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined()
})
