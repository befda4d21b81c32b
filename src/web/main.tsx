import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { drawn, type Seed } from './journey/drawn.ts'
import { startRecorder } from './journey/recorder/recorded.ts'
import { mayBeKnown } from './journey/session/arrival.ts'
import { arriveWithSession } from './journey/session/use-session.ts'
import { whenIdle } from './journey/when-idle.ts'
import { router } from './router.tsx'

/** Dialogs lock the page's scrolling by a style element, which asks for the page's nonce under this name. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )

startRecorder()

// What the server has drawn stands until the page's own code is here to take its place.
if (drawn) takeOver(drawn.seeds).then(show, show)
else show()

async function takeOver(seeds: readonly Seed[]): Promise<void> {
  const { plantSeeds } = await import('./journey/plant-seeds.ts')
  plantSeeds(seeds)
  await router.load()
}

whenIdle(() => void import('./journey/visit.ts').then(({ startVisit }) => startVisit()))

// Where somebody may be known, the header waits for it.
if (mayBeKnown()) arriveWithSession()
else whenIdle(arriveWithSession)
