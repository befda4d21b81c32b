import { useState } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { useMedia } from '../ui/use-media.ts'
import { CompareBar } from './compare-bar.tsx'
import { Edits } from './edits/edits.tsx'
import { EditsSummary } from './edits/edits-summary.tsx'
import { QuoteOutcome } from './list/outcome.tsx'
import { QuoteCards } from './list/quote-cards.tsx'
import { SinceThen } from './list/since-then.tsx'
import { slotsOf } from './list/slots.ts'
import { QuoteToolbar } from './list/toolbar.tsx'
import styles from './quotes.module.css'
import { wideScreen } from './wide-screen.ts'

/** All prices, what they are for beside them or, on small screens, above them. */
export function QuotesView(view: ViewProps<typeof quoteListMachine>) {
  const [search, setSearch] = useState('')
  const isWide = useMedia(wideScreen)
  const isStreaming = view.actor.getSnapshot().hasTag('streaming')
  const slots = slotsOf(view.model, isStreaming)
  return (
    <JourneyScreen {...view} width="page">
      <div className={styles.page}>
        {isWide ? (
          <aside className={styles.rail} aria-label="What the prices are for">
            <Edits {...view} />
          </aside>
        ) : (
          <EditsSummary {...view} />
        )}
        <section className={styles.results} aria-label="Prices">
          <QuoteToolbar {...view} slots={slots} search={search} onSearch={setSearch} />
          <QuoteOutcome {...view} />
          <SinceThen {...view} isStreaming={isStreaming} />
          <QuoteCards {...view} slots={slots} isStreaming={isStreaming} search={search} />
          <CompareBar {...view} />
        </section>
      </div>
    </JourneyScreen>
  )
}
