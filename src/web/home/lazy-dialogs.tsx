import { Suspense } from 'react'
import { leadCookie } from '../browser/lead-cookie.ts'
import { lazily } from '../lazily.ts'
import type { HomeView } from './home-view.ts'

/** The dialogs of the home page and what they need, fetched when one may be opened. */
export const QuoteModal = lazily(async () => (await import('./quote-modal.tsx')).QuoteModal)
const ResumeDialog = lazily(async () => (await import('./resume-dialog.tsx')).ResumeDialog)

/** An earlier journey is offered before anything is chosen: nobody is interrupted who has begun to type. */
export function LazyDialogs({ model, screen, running }: HomeView) {
  const leadId = leadCookie.read()
  return (
    <Suspense fallback={null}>
      {running && screen.view === 'quoteModal' && <QuoteModal {...running} />}
      {leadId !== undefined && model.category === undefined && <ResumeDialog leadId={leadId} />}
    </Suspense>
  )
}
