/**
 * Renders pages on the server: the same components with their data. Such a page can be read
 * before its script runs, and without it.
 */
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PostedForm } from '#contract/views/posted-form.ts'
import { queryClient } from './api-client/query-client.ts'
import type { HydratedQuery } from './browser/hydration-data.ts'
import { setPosted } from './browser/posted-form.ts'
import { firstPageAt } from './first-pages.ts'
import { ownAddress } from './language/language.ts'
import { partsFetched } from './lazily.ts'
import { Root } from './root.tsx'
import { openPages } from './router.tsx'
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
  const pages = await pagesAt(history)
  const draw = () => render(<Root history={history}>{pages}</Root>, view, seeds, posted)
  const markup = draw()
  return (await partsFetched()) ? draw() : markup
}

/** As in the browser, which shows the first pages without the router: what React numbers has to come out alike. */
async function pagesAt(history: RouterHistory): Promise<ReactNode> {
  const First = firstPageAt(history.location.pathname)
  if (First) return <First />
  const { router, pages } = openPages(history)
  await router.load()
  return pages
}

/** Synchronous, so that one person's data never reaches another's page. */
function render(
  site: ReactNode,
  view: SessionView,
  seeds: readonly HydratedQuery[],
  posted: PostedForm | undefined,
): string {
  setPosted(posted)
  tabSession.become({ view, dialog: undefined })
  for (const { key, data } of seeds) queryClient.setQueryData(key, data)
  try {
    return renderToString(site)
  } finally {
    setPosted(undefined)
    queryClient.clear()
  }
}
