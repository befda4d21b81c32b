/**
 * The pages as text, for the server: the same components, with what they show already there. A page that is drawn
 * this way can be read before its script runs, and without it.
 */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { queryClient } from './api/query-client.ts'
import type { HydratedQuery } from './browser/hydration-data.ts'
import { createPages } from './router.tsx'
import { type SessionView, tabSession } from './session/tab-session.ts'

/** What stands within `#root` at an address, drawn at once and for one person. */
export async function renderPage(
  address: string,
  view: SessionView,
  seeds: readonly HydratedQuery[],
): Promise<string> {
  const router = createPages(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  // From here to the end nothing waits: what is known of one person is never seen by another's page.
  tabSession.become({ view, dialog: undefined })
  for (const { key, data } of seeds) queryClient.setQueryData(key, data)
  try {
    return renderToString(<RouterProvider router={router} />)
  } finally {
    queryClient.clear()
  }
}
