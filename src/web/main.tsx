import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { mayBeKnown } from './browser/arrival.ts'
import { repeatEarlyTap } from './browser/early-tap.ts'
import { type HydratedQuery, hydrationData } from './browser/hydration-data.ts'
import { onIdle } from './browser/on-idle.ts'
import { mayAsk } from './capture/may-ask.ts'
import { startRecorder } from './recorder/recorded.ts'
import { router } from './router.tsx'
import { arriveWithSession } from './session/use-session.ts'

/** Dialogs lock the page's scrolling by a style element, which asks for the page's nonce under this name. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const pages = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
const show = () => createRoot(root).render(pages)

/** The server's markup comes alive where it stands; what was pressed in it before counts now. */
const hydrate = () => {
  // The server draws without the router's own Suspense boundaries, so hydration has to do without them too.
  router.ssr = { manifest: undefined }
  hydrateRoot(root, pages)
  repeatEarlyTap()
}

startRecorder()

// The server's markup stays until the page's own code is loaded.
const shown = hydrationData ? takeOver(hydrationData.seeds).then(hydrate, show) : Promise.resolve(show())

/** Nothing that can wait is fetched while the page is not usable. */
const afterwards = (act: () => void) => void shown.then(() => onIdle(act))

async function takeOver(seeds: readonly HydratedQuery[]): Promise<void> {
  if (seeds.length > 0) (await import('./api-client/hydrate-queries.ts')).hydrateQueries(seeds)
  await router.load()
}

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
