import { changesSince } from '#machines/motor/quote-list/earlier-prices.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { priceChange as texts } from '#machines/reference/messages/price-change.ts'
import { formatDayWithYear } from '#machines/rules/dates.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Says that these are today's prices, and how they changed since an earlier day. */
export function SinceThen({
  model,
  isStreaming,
}: ViewProps<typeof quoteListMachine> & { isStreaming: boolean }) {
  const { earlier } = model
  if (!earlier) return null
  return (
    <Notice title={texts.title(formatDayWithYear(earlier.onDay))}>
      {isStreaming ? texts.comparing : texts.changed(changesSince(model))}
    </Notice>
  )
}
