import { useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { CompareBar } from '../shared/quotes/compare-bar.tsx'
import { QuoteOutcome } from '../shared/quotes/outcome.tsx'
import { QuoteCards } from '../shared/quotes/quote-cards.tsx'
import { QuotesLayout } from '../shared/quotes/quotes-layout.tsx'
import { slotsOf } from '../shared/quotes/slots.ts'
import { QuoteToolbar } from '../shared/quotes/toolbar.tsx'
import { Edits } from './edits/edits.tsx'
import { MotorEditsSummary } from './edits/edits-summary.tsx'
import { BonusQuestion } from './list/bonus-question.tsx'
import { EndQuestion } from './list/end-question.tsx'
import { LapseNotice } from './list/lapse-notice.tsx'
import { PlanCard } from './list/plan-card.tsx'
import { ShareQuotes } from './list/share-quotes.tsx'
import { SinceThen } from './list/since-then.tsx'

/** All prices, what they are for beside them or, on small screens, above them. */
export function QuotesView(view: ViewProps<typeof quoteListMachine>) {
  const [search, setSearch] = useState('')
  const isStreaming = view.actor.getSnapshot().hasTag('streaming')
  const slots = slotsOf(motorInsurers, view.model, isStreaming)
  return (
    <JourneyScreen {...view} width="page">
      <QuotesLayout edits={<Edits {...view} />} summary={<MotorEditsSummary {...view} />}>
        <LapseNotice {...view} />
        <EndQuestion {...view} />
        <BonusQuestion {...view} />
        <QuoteToolbar {...view} slots={slots} search={search} onSearch={setSearch}>
          <ShareQuotes {...view} />
        </QuoteToolbar>
        <QuoteOutcome {...view} />
        <SinceThen {...view} isStreaming={isStreaming} />
        <QuoteCards
          {...view}
          slots={slots}
          isStreaming={isStreaming}
          search={search}
          card={(plan, insurer) => <PlanCard {...view} plan={plan} insurer={insurer} />}
        />
        <CompareBar {...view} />
      </QuotesLayout>
    </JourneyScreen>
  )
}
