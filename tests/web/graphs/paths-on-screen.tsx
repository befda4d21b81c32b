import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import type { EmployeeRole } from '#machines/reference/permissions.ts'
import { sampleOutline, sampleSuite } from '#machines/tools/paths-page/paths-page.test-model.ts'
import { queryClient } from '#web/api-client/query-client.ts'
import PathsPage from '#web/graphs/paths/paths.page.tsx'
import { Routed } from '#web/routed.tsx'
import { tabSession } from '#web/session/tab-session.ts'
import { render } from '../ui/screen.tsx'

type Asked = { path: string; query: Record<string, string> }
type Answers = (asked: Asked) => unknown

/** The replies of a server whose only machine is a door. */
export const aDoor: Record<string, unknown> = {
  'paths/outline': sampleOutline,
  'paths/suite': sampleSuite,
  'paths/coverage': undefined,
  'paths/findings': { findings: [], notes: [] },
  'paths/machines': [{ key: 'door', title: 'A door', states: 2, transitions: 3 }],
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  tabSession.become({ view: { kind: 'anonymous', role: 'anonymous' }, dialog: undefined })
})

/** The page at a URL with a fake server; a Response is sent as it is. */
export async function openPaths(
  search = '',
  answer: Answers = ({ path }) => aDoor[path],
  role: EmployeeRole = 'tester',
  machine = 'door',
) {
  tabSession.become({ view: { kind: 'employee', role, name: 'Tara Singh' }, dialog: undefined })
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://safar.test')
    const request = { path: pathname.replace('/api/v1/', ''), query: Object.fromEntries(searchParams) }
    asked.push(request)
    const data = await answer(request)
    return data instanceof Response ? data : Response.json({ status: 'success', data })
  })
  const root = createRootRoute()
  const at = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const history = createMemoryHistory({ initialEntries: ['/graphs', `/graphs/${machine}/paths${search}`] })
  const routeTree = root.addChildren([
    at('/graphs', () => null),
    at('/graphs/$machine/paths', () => <PathsPage />),
  ])
  const router = createRouter({ routeTree, history })
  await router.load()
  const person = render(<Routed router={router} />)
  const suites = () => asked.filter(({ path }) => path === 'paths/suite').map(({ query }) => query)
  return { person, asked, suites, history, address: () => history.location.search }
}
