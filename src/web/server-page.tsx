/**
 * Renders pages on the server: the same components with their data. Such a page can be read
 * before its script runs, and without it.
 */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PostedForm } from '#contract/views/posted-form.ts'
import { queryClient } from './api-client/query-client.ts'
import type { HydratedQuery } from './browser/hydration-data.ts'
import { setPosted } from './browser/posted-form.ts'
import { ownAddress } from './language/language.ts'
import { partsFetched } from './lazily.ts'
import { createPages } from './router.tsx'
import { type SessionView, tabSession } from './session/tab-session.ts'

export { notingTaps } from './browser/noting-taps.ts'
export { clearingKnown } from './browser/own-journey.ts'

/** The markup of `#root` at a path without the prefix of its language, for one person, with all of its parts. */
export async function renderPage(
  address: string,
  view: SessionView,
  seeds: readonly HydratedQuery[],
  posted?: PostedForm,
): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] })
  history.createHref = ownAddress
  const router = createPages(history)
  await router.load()
  const draw = () => render(router, view, seeds, posted)
  const markup = draw()
  return (await partsFetched()) ? draw() : markup
}

/** Synchronous, so that one person's data never reaches another's page. */
function render(
  router: ReturnType<typeof createPages>,
  view: SessionView,
  seeds: readonly HydratedQuery[],
  posted: PostedForm | undefined,
): string {
  setPosted(posted)
  tabSession.become({ view, dialog: undefined })
  for (const { key, data } of seeds) queryClient.setQueryData(key, data)
  try {
    return renderToString(<RouterProvider router={router} />)
  } finally {
    setPosted(undefined)
    queryClient.clear()
  }
}
