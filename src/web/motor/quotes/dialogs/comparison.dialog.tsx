import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { comparable } from '#machines/purchase/quotes/offers.ts'
import { notCompared } from '#machines/reference/messages/quotes.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Comparison } from '../../../shared/quotes/comparison.tsx'
import { comparedRows } from './comparison.ts'

/** Two to four prices of a vehicle side by side. */
export function ComparisonDialog(view: ViewProps<typeof quoteListMachine>) {
  const plans = comparable(view.model)
  return (
    <Comparison {...view} plans={plans} rows={comparedRows(plans, view.model.record)} note={notCompared} />
  )
}
