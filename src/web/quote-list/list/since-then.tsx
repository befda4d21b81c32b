import { changesSince } from '#machines/quote-list/earlier-prices.ts'
import { priceChange as texts } from '#machines/reference/messages/price-change.ts'
import { shortDay } from '#machines/rules/short-day.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { QuoteListProps } from '../quote-list.journey.ts'

/** That these are the prices of today, and how those of an earlier day have changed. */
export function SinceThen({ journey, isStreaming }: QuoteListProps & { isStreaming: boolean }) {
  const { earlier, today } = journey.context
  if (!earlier) return null
  return (
    <Notice title={texts.title(shortDay(earlier.onDay, today))}>
      {isStreaming ? texts.comparing : texts.changed(changesSince(journey.context))}
    </Notice>
  )
}
