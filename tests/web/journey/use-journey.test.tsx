// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { homeJourney } from '#web/home/home.journey.ts'
import { useJourney } from '#web/journey/use-journey.ts'
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
  render(<RouterProvider router={router as never} />)
  history.push('/next')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button', { name: 'Bike' })).toBeDefined()
  expect(history.location.pathname).toBe('/next')
  arrive()
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeDefined()
})
