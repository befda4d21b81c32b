import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { mayBeKnown } from './browser/arrival.ts'
import { repeatEarlyTap } from './browser/early-tap.ts'
import { type HydratedQuery, hydrationData } from './browser/hydration-data.ts'
import { inTime } from './browser/in-time.ts'
import { onIdle } from './browser/on-idle.ts'
import { mayAsk } from './capture/may-ask.ts'
import { FirstPage, type RoutedPages } from './first-page.tsx'
import { firstPageAt } from './first-pages.ts'
import { siteHistory } from './navigation/site-history.ts'
import { startRecorder } from './recorder/recorded.ts'
import { Root } from './root.tsx'
import { arriveWithSession } from './session/use-session.ts'
import { ErrorPage } from './shell/error-page.tsx'

/** Dialogs lock the page's scrolling by a style element, which asks for the page's nonce under this name. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const history = siteHistory()
const First = firstPageAt(history.location.pathname)

let opened: Promise<RoutedPages> | undefined

/** The router's code is fetched once, and again where that failed. */
function openRouter(): Promise<RoutedPages> {
  opened ??= inTime(1, () => import('./router.tsx')).then(({ openPages }) => openPages(history))
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const preload = (path: string) =>
  void openRouter().then(
    ({ router }) => router.preloadRoute({ to: path }),
    () => undefined,
  )

const site = (pages: ReactNode) => (
  <StrictMode>
    <Root history={history} preload={preload}>
      {pages}
    </Root>
  </StrictMode>
)
const show = (pages: ReactNode) => createRoot(root).render(site(pages))

/** The server's markup comes alive where it stands; what was pressed in it before counts now. */
const hydrate = (pages: ReactNode) => {
  hydrateRoot(root, site(pages))
  repeatEarlyTap()
}

async function pagesToShow(): Promise<ReactNode> {
  if (First)
    return (
      <FirstPage openRouter={openRouter}>
        <First />
      </FirstPage>
    )
  const { router, pages } = await openRouter()
  if (hydrationData) {
    // The server draws without the router's own Suspense boundaries, so hydration has to do without them too.
    router.ssr = { manifest: undefined }
    await router.load()
  }
  return pages
}

async function seedQueries(seeds: readonly HydratedQuery[] = []): Promise<void> {
  if (seeds.length > 0) (await import('./api-client/hydrate-queries.ts')).hydrateQueries(seeds)
}

startRecorder()

// The server's markup stays until the page's own code is loaded.
const shown = Promise.all([pagesToShow(), seedQueries(hydrationData?.seeds)]).then(
  ([pages]) => (hydrationData ? hydrate : show)(pages),
  (error) => show(<ErrorPage error={error} />),
)

/** Nothing that can wait is fetched while the page is not usable. */
const afterwards = (act: () => void) => void shown.then(() => onIdle(act))

if (First) afterwards(() => void openRouter().catch(() => undefined))

afterwards(() => {
  if (mayAsk())
    import('./capture/recording.ts').then(
      ({ startRecording }) => startRecording(),
      () => undefined,
    )
})
if (import.meta.env.DEV)
  afterwards(
    () => void import('./capture/log-interactions.ts').then(({ logInteractions }) => logInteractions()),
  )

afterwards(() => void import('./after-load.ts').then(({ afterLoad }) => afterLoad()))

// If somebody may be signed in, the header waits.
if (mayBeKnown()) arriveWithSession()
else afterwards(arriveWithSession)
