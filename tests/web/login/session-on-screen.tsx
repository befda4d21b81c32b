import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { Root } from '#web/root.tsx'
import { Routed } from '#web/routed.tsx'
import { render } from '../ui/screen.tsx'

type Answer = (body: Record<string, unknown>) => { status?: number; json: object } | 'lost'

/** The layout around empty pages, with a fake server. */
export async function openProduct(answers: Record<string, Answer>) {
  const asked: { path: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (address, options) => {
      const path = String(address).split('/api/v1/')[1] ?? ''
      const body = options?.body ? JSON.parse(String(options.body)) : {}
      asked.push({ path, body })
      const answer = answers[path]?.(body) ?? { status: 503, json: { message: 'Not here' } }
      if (answer === 'lost') throw new TypeError('offline')
      return Response.json(answer.json, { status: answer.status ?? 200 })
    }),
  )
  const root = createRootRoute()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> })
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/why-choose'), page('/my-profile')]),
    history: createMemoryHistory({ initialEntries: ['/why-choose'] }),
  })
  await router.load()
  const person = render(
    <Root history={router.history}>
      <Routed router={router} />
    </Root>,
  )
  return { person, asked, at: () => router.history.location.pathname }
}

export const header = () => within(screen.getByRole('banner', { hidden: true }))
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
