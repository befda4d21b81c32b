import { useState } from 'react'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import { healthInsurers } from '#machines/reference/insurers.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { CompareBar } from '../../shared/quotes/compare-bar.tsx'
import { QuoteOutcome } from '../../shared/quotes/outcome.tsx'
import wide from '../../shared/quotes/plan-facts.module.css'
import { QuoteCards } from '../../shared/quotes/quote-cards.tsx'
import { QuotesLayout } from '../../shared/quotes/quotes-layout.tsx'
import { slotsOf } from '../../shared/quotes/slots.ts'
import { QuoteToolbar } from '../../shared/quotes/toolbar.tsx'
import { Edits } from './edits.tsx'
import { HealthEditsSummary } from './edits-summary.tsx'
import room from './facts.module.css'
import { Filters } from './filters.tsx'
import { HealthCard } from './health-card.tsx'
import { isListed } from './listed.ts'
import { NoneListed } from './none-listed.tsx'

/** All plans, what they are priced for beside them or, on small screens, above them. */
export function HealthQuotesView(view: ViewProps<typeof healthMachine>) {
  const [search, setSearch] = useState('')
  const isStreaming = view.actor.getSnapshot().hasTag('streaming')
  const slots = slotsOf(healthInsurers, view.model, isStreaming)
  const listed = slots.filter((slot) => slot.kind !== 'priced' || isListed(slot.plan, view.model.filters))
  return (
    <JourneyScreen {...view} width="page">
      <QuotesLayout
        edits={<Edits {...view} />}
        summary={<HealthEditsSummary {...view} />}
        className={`${wide.cards} ${room.cards}`}
      >
        <QuoteToolbar {...view} slots={slots} search={search} onSearch={setSearch} />
        <Filters {...view} hidden={slots.length - listed.length} />
        <QuoteOutcome {...view} />
        {slots.length > 0 && listed.length === 0 && <NoneListed {...view} />}
        <QuoteCards
          {...view}
          slots={listed}
          isStreaming={isStreaming}
          search={search}
          card={(plan, insurer) => <HealthCard {...view} plan={plan} insurer={insurer} />}
        />
        <CompareBar {...view} />
      </QuotesLayout>
    </JourneyScreen>
  )
}
