import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Comparison } from '../../shared/quotes/comparison.tsx'
import { comparedRows } from './comparison.ts'

/** Two to four prices of a vehicle side by side. */
export function ComparisonDialog(view: ViewProps<typeof quoteListMachine>) {
  const { compared, offers } = view.model
  const plans = compared.flatMap((insurerId) => offers[insurerId] ?? [])
  return <Comparison {...view} plans={plans} rows={comparedRows(plans)} />
}
