import { lazy, Suspense } from 'react'
import { leadCookie } from '../journey/lead-cookie.ts'
import type { HomeHandle } from './home.journey.ts'

/** The dialogs of the home page and what they need, fetched when one may be opened. */
export const loadQuoteModal = () => import('./quote-modal.tsx')
const QuoteModal = lazy(() => loadQuoteModal().then((module) => ({ default: module.QuoteModal })))
const ResumeDialog = lazy(() =>
  import('./resume-dialog.tsx').then((module) => ({ default: module.ResumeDialog })),
)

export function LaterDialogs({ home }: { home: HomeHandle }) {
  const leadId = leadCookie.read()
  return (
    <Suspense fallback={null}>
      {home.screen.view === 'quoteModal' && <QuoteModal home={home} />}
      {leadId !== undefined && <ResumeDialog leadId={leadId} />}
    </Suspense>
  )
}
