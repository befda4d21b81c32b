// @vitest-environment dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FirstPage, type RoutedPages } from '#web/first-page.tsx'
import { Root } from '#web/root.tsx'
import { Routed } from '#web/routed.tsx'
import { render } from './ui/screen.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The home page, with a router whose code comes when it is sent. */
function openHome() {
  const history = createMemoryHistory()
  const root = createRootRoute()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{`Routed ${path}`}</h1> })
  const router = createRouter({ routeTree: root.addChildren([page('/'), page('/about-us')]), history })
  let send = () => {}
  let fail = () => {}
  const code = new Promise<RoutedPages>((resolve, reject) => {
    send = () => resolve({ router, pages: <Routed router={router} /> })
    fail = () => reject(new Error('Loading chunk 1 failed'))
  })
  const openRouter = vi.fn(() => code)
  render(
    <Root history={history}>
      <FirstPage openRouter={openRouter}>
        <h1>Home</h1>
      </FirstPage>
    </Root>,
  )
  return { history, openRouter, send, fail }
}

function Broken(): never {
  throw new Error('Out of order')
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('stands while its address alone changes, and until the router shows the next one', async () => {
  const { history, openRouter, send } = openHome()
  act(() => history.push('/#main'))
  expect(openRouter).not.toHaveBeenCalled()
  await heading('Home')
  act(() => history.push('/about-us', { from: 'home' }))
  await heading('Home')
  send()
  await heading('Routed /about-us')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Routed /about-us'))
  expect(history.location.state).toMatchObject({ from: 'home' })
  act(() => history.back())
  await heading('Routed /')
})

it('is there again after Back, while the next one is on its way', async () => {
  const { history, send } = openHome()
  act(() => history.push('/about-us'))
  await screen.findByText('Loading')
  act(() => history.back())
  await heading('Home')
  await act(async () => send())
  await heading('Home')
  expect(screen.queryByText('Loading')).toBeNull()
  act(() => history.push('/about-us'))
  await heading('Routed /about-us')
})

it('shows no dots to whoever comes back at once', () => {
  vi.useFakeTimers()
  const { history } = openHome()
  act(() => history.push('/about-us'))
  act(() => history.back())
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.queryByText('Loading')).toBeNull()
})

it('leaves the next one to the server where the router cannot be loaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { history, fail } = openHome()
  act(() => history.push('/about-us'))
  fail()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('has its place again after Back from the next one', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  const { history, send } = openHome()
  act(() => history.push('/about-us'))
  send()
  await heading('Routed /about-us')
  act(() => history.back())
  await heading('Routed /')
  await expect.poll(() => scrolled.mock.lastCall).toEqual([{ top: 640 }])
})

it('shows what crashed as the router does, and leads on [ROUTE-21]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const history = createMemoryHistory()
  render(
    <Root history={history}>
      <FirstPage openRouter={() => new Promise(() => {})}>
        <Broken />
      </FirstPage>
    </Root>,
  )
  await heading('Unexpected Application Error!')
  expect(screen.getByRole('alert').textContent).toBe('Out of order')
  expect(screen.getByRole('contentinfo')).toBeDefined()
})
