import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import HomePage from '#web/home/home.page.tsx'
import { Routed } from '#web/routed.tsx'
import { render } from '../ui/screen.tsx'

const elsewhere = ['/motor', '/health', '/pet', '/quotelist/$id', '/proposal/$id', '/checkout/$id']

/** The home page among the pages that it leads to. */
export async function openHome() {
  const root = createRootRoute()
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', HomePage),
      ...elsewhere.map((path) => page(path, () => <h1>{path}</h1>)),
    ]),
    history: createMemoryHistory(),
  })
  await router.load()
  const person = render(<Routed router={router} />)
  const tile = async (name: RegExp) => {
    const tiles = within(screen.getByRole('group', { name: 'Category' }))
    await person.click(tiles.getByRole('button', { name }))
    if (/Bike|Car/.test(name.source)) await screen.findByRole('textbox', { name: 'Registration number' })
  }
  const at = () => router.history.location
  const arrives = (path: string) => waitFor(() => expect(at().pathname).toBe(path))
  return { person, tile, at, arrives, leave: cleanup }
}
