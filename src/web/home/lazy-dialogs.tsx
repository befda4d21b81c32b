import { Suspense } from 'react'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { leadCookie } from '../browser/lead-cookie.ts'
import type { ViewProps } from '../journey/journey.ts'
import { lazily } from '../lazily.ts'

/** The dialogs of the home page and what they need, fetched when one may be opened. */
export const QuoteModal = lazily(async () => (await import('./quote-modal.tsx')).QuoteModal)
const ResumeDialog = lazily(async () => (await import('./resume-dialog.tsx')).ResumeDialog)

/** An earlier journey is offered before anything is chosen: nobody is interrupted who has begun to type. */
export function LazyDialogs(view: ViewProps<typeof homeMachine>) {
  const leadId = leadCookie.read()
  return (
    <Suspense fallback={null}>
      {view.screen.view === 'quoteModal' && <QuoteModal {...view} />}
      {leadId !== undefined && view.model.category === undefined && <ResumeDialog leadId={leadId} />}
    </Suspense>
  )
}
