import { useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { motorInsurers } from '#machines/reference/insurers.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { CompareBar } from '../../shared/quotes/compare-bar.tsx'
import { QuoteOutcome } from '../../shared/quotes/outcome.tsx'
import { QuoteCards } from '../../shared/quotes/quote-cards.tsx'
import { QuotesLayout } from '../../shared/quotes/quotes-layout.tsx'
import { slotsOf } from '../../shared/quotes/slots.ts'
import { QuoteToolbar } from '../../shared/quotes/toolbar.tsx'
import { wideScreen } from '../../shared/quotes/wide-screen.ts'
import { useMedia } from '../../ui/use-media.ts'
import { Edits } from './edits/edits.tsx'
import { MotorEditsSummary } from './edits/edits-summary.tsx'
import { BonusQuestion } from './list/bonus-question.tsx'
import { EndQuestion } from './list/end-question.tsx'
import { listed, noFilters } from './list/filters.ts'
import { LapseNotice } from './list/lapse-notice.tsx'
import { Filters, FiltersChip, NoneListed } from './list/list-filters.tsx'
import { PlanCard } from './list/plan-card.tsx'
import { SaveQuotes } from './list/save-quotes.tsx'
import { ShareQuotes } from './list/share-quotes.tsx'
import { SinceThen } from './list/since-then.tsx'

/** All prices, what they are for beside them or, on small screens, above them. */
export function QuotesView(view: ViewProps<typeof quoteListMachine>) {
  const [search, setSearch] = useState('')
  const isStreaming = view.actor.getSnapshot().hasTag('streaming')
  const [filters, onFilters] = useState(noFilters)
  const isWide = useMedia(wideScreen)
  const slots = slotsOf(motorInsurers, view.model, isStreaming)
  const shown = listed(slots, filters, view.model.request)
  const list = { ...view, slots, filters, onFilters }
  return (
    <JourneyScreen {...view} width="page">
      <QuotesLayout
        edits={<Edits {...view} />}
        summary={<MotorEditsSummary {...view} filters={<FiltersChip {...list} />} />}
      >
        <LapseNotice {...view} />
        <EndQuestion {...view} />
        <BonusQuestion {...view} />
        <QuoteToolbar {...view} slots={slots} search={search} onSearch={setSearch}>
          <ShareQuotes {...view} />
          <SaveQuotes {...view} />
        </QuoteToolbar>
        {isWide && <Filters {...list} />}
        <QuoteOutcome {...view} />
        {slots.length > 0 && shown.length === 0 && <NoneListed onFilters={onFilters} />}
        <SinceThen {...view} isStreaming={isStreaming} />
        <QuoteCards
          {...view}
          slots={shown}
          isStreaming={isStreaming}
          search={search}
          card={(plan, insurer) => <PlanCard {...view} plan={plan} insurer={insurer} />}
        />
        <CompareBar {...view} />
      </QuotesLayout>
    </JourneyScreen>
  )
}
