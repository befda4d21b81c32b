import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { mayBeKnown } from './browser/arrival.ts'
import { repeatEarlyTap } from './browser/early-tap.ts'
import { hydrationData } from './browser/hydration-data.ts'
import { inTime } from './browser/in-time.ts'
import { onIdle } from './browser/on-idle.ts'
import { mayAsk } from './capture/may-ask.ts'
import { FirstPage, pendingMs, type RoutedPages } from './first-page.tsx'
import { firstPageAt } from './first-pages.ts'
import { siteHistory } from './navigation/site-history.ts'
import { startRecorder } from './recorder/recorded.ts'
import { Root } from './root.tsx'
import { arriveWithSession } from './session/use-session.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { LoadingPage } from './ui/feedback/loading-page.tsx'

/** Dialogs lock the page's scrolling by a style element, which asks for the page's nonce under this name. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const history = siteHistory()
const start = history.location.pathname
const First = firstPageAt(start)

let opened: Promise<RoutedPages> | undefined

/** The router's code is fetched once, and again where that failed. */
function openRouter(): Promise<RoutedPages> {
  opened ??= inTime(1, () => import('./router.tsx')).then(({ openPages }) =>
    openPages(history, hydrationData?.seeds),
  )
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
    <Root history={history} page={start} preload={preload}>
      {pages}
    </Root>
  </StrictMode>
)

/** Of a page that was sent empty; one that the server drew is hydrated. */
const empty = hydrationData ? undefined : createRoot(root)
const show = (pages: ReactNode) => (empty ?? createRoot(root)).render(site(pages))

/** An empty page has its header before the router is there, and three dots where that takes long. */
function showFrame(): () => void {
  show(null)
  const slow = setTimeout(() => show(<LoadingPage />), pendingMs)
  return () => clearTimeout(slow)
}

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
  const frameEnds = empty && showFrame()
  const { router, pages } = await openRouter().finally(frameEnds)
  if (hydrationData) {
    // The server draws without the router's own Suspense boundaries, so hydration has to do without them too.
    router.ssr = { manifest: undefined }
    await router.load()
  }
  return pages
}

startRecorder()

// The server's markup stays until the page's own code is loaded.
const shown = pagesToShow().then(hydrationData ? hydrate : show, (error) => show(<ErrorPage error={error} />))

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
