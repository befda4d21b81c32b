import { lazy, Suspense } from 'react'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import type { ViewProps } from '../journey/journey.ts'

/** The dialogs of the home page and what they need, fetched when one may be opened. */
export const loadQuoteModal = () => import('./quote-modal.tsx')
const QuoteModal = lazy(() => loadQuoteModal().then((module) => ({ default: module.QuoteModal })))
const ResumeDialog = lazy(() =>
  import('./resume-dialog.tsx').then((module) => ({ default: module.ResumeDialog })),
)

export function LazyDialogs(view: ViewProps<typeof homeMachine>) {
  const leadId = leadCookie.read()
  return (
    <Suspense fallback={null}>
      {view.screen.view === 'quoteModal' && <QuoteModal {...view} />}
      {leadId !== undefined && <ResumeDialog leadId={leadId} />}
    </Suspense>
  )
}
