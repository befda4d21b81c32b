import { useState } from 'react'
import { petInsurers } from '#machines/pet/reference/pet-offers.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
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
import { PetEditsSummary } from './edits-summary.tsx'
import room from './facts.module.css'
import { isLacking } from './features.ts'
import { PetCard } from './pet-card.tsx'

/** All plans, what they are priced for beside them or, on small screens, above them. */
export function PetQuotesView(view: ViewProps<typeof petMachine>) {
  const [search, setSearch] = useState('')
  const isStreaming = view.actor.getSnapshot().hasTag('streaming')
  const slots = slotsOf(petInsurers, view.model, isStreaming, isLacking)
  return (
    <JourneyScreen {...view} width="page">
      <QuotesLayout
        edits={<Edits {...view} />}
        summary={<PetEditsSummary {...view} />}
        className={`${wide.cards} ${room.cards}`}
      >
        <QuoteToolbar {...view} slots={slots} search={search} onSearch={setSearch} />
        <QuoteOutcome {...view} />
        <QuoteCards
          {...view}
          slots={slots}
          isStreaming={isStreaming}
          search={search}
          card={(plan, insurer) => <PetCard {...view} plan={plan} insurer={insurer} />}
        />
        <CompareBar {...view} />
      </QuotesLayout>
    </JourneyScreen>
  )
}
