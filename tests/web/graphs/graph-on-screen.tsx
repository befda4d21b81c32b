import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import type { GraphView } from '#contract/views/graph-view.ts'
import type { EmployeeRole } from '#machines/reference/permissions.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import GraphsPage from '#web/graphs/graphs.page.tsx'
import MachinePage from '#web/graphs/machine/machine.page.tsx'
import { Routed } from '#web/routed.tsx'
import { tabSession } from '#web/session/tab-session.ts'
import { render } from '../ui/screen.tsx'
import { aCard, aFrame, aFunnel, aLeaving, aPlace, aReplay, shown } from './a-graph.ts'

type Asked = { path: string; query: Record<string, string> }
type Answers = (asked: Asked) => unknown

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  tabSession.become({ view: { kind: 'anonymous', role: 'anonymous' }, dialog: undefined })
})

/** The replies of a server whose only machine is a door. */
export function aDoor({ path, query }: Asked): unknown {
  if (path === 'graphs/machines') return [aCard]
  if (path === 'graphs/funnel') return aFunnel
  if (path === 'graphs/pulse') return aFrame.pulse
  if (path === 'graphs/replay') return aReplay
  if (path === 'graphs/leaving') return aLeaving
  if (query.machine !== 'door') return Response.json(nobody, { status: 404 })
  const view = (query.view ?? 'map') as GraphView['shown']['view']
  return { frame: aFrame, shown: shown[view], ...(query.at === 'door.open' && { place: aPlace }) }
}

const nobody = { status: 'error', code: 'not-found', message: 'There is no such machine.' }

/** The graph pages at a URL, in their own router. */
export function graphPages(address: string) {
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const history = createMemoryHistory({ initialEntries: [address] })
  const routeTree = root.addChildren([
    at('/graphs', () => <GraphsPage />),
    at('/graphs/$machine', () => <MachinePage />),
    at('/graphs/$machine/paths', () => null),
  ])
  return createRouter({ routeTree, history })
}

export function beRole(role: EmployeeRole): void {
  tabSession.become({ view: { kind: 'employee', role, name: 'Meera Iyer' }, dialog: undefined })
}

/** The rendered page with a fake server; a Response is sent as it is. */
export async function openGraph(search = '', answer: Answers = aDoor, role: EmployeeRole = 'analyst') {
  beRole(role)
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://safar.test')
    const request = { path: pathname.replace('/api/v1/', ''), query: Object.fromEntries(searchParams) }
    asked.push(request)
    const data = await answer(request)
    return data instanceof Response ? data : Response.json({ status: 'success', data })
  })
  const address = search.startsWith('/') ? search : `/graphs/door${search}`
  const router = graphPages(address)
  await router.load()
  const person = render(<Routed router={router} />)
  const { history } = router
  return { person, asked, history, address: () => history.location.href }
}
