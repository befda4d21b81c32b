import { useState } from 'react'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { useMedia } from '../ui/use-media.ts'
import { CompareBar } from './compare-bar.tsx'
import { Edits } from './edits/edits.tsx'
import { EditsSummary } from './edits/edits-summary.tsx'
import { Outcome } from './list/outcome.tsx'
import { QuoteCards } from './list/quote-cards.tsx'
import { SinceThen } from './list/since-then.tsx'
import { slotsOf } from './list/slots.ts'
import { Toolbar } from './list/toolbar.tsx'
import type { QuoteListProps } from './quote-list.journey.ts'
import styles from './quotes.module.css'
import { wideScreen } from './wide-screen.ts'

/** All prices, what they are for beside them or, on small screens, above them. */
export function QuotesView({ journey }: QuoteListProps) {
  const [search, setSearch] = useState('')
  const isWide = useMedia(wideScreen)
  const isStreaming = journey.actor.getSnapshot().hasTag('streaming')
  const slots = slotsOf(journey.context, isStreaming)
  return (
    <JourneyScreen journey={journey} width="page">
      <div className={styles.page}>
        {isWide ? (
          <aside className={styles.rail} aria-label="What the prices are for">
            <Edits journey={journey} />
          </aside>
        ) : (
          <EditsSummary journey={journey} />
        )}
        <section className={styles.results} aria-label="Prices">
          <Toolbar journey={journey} slots={slots} search={search} onSearch={setSearch} />
          <Outcome journey={journey} />
          <SinceThen journey={journey} isStreaming={isStreaming} />
          <QuoteCards journey={journey} slots={slots} isStreaming={isStreaming} search={search} />
          <CompareBar journey={journey} />
        </section>
      </div>
    </JourneyScreen>
  )
}
