import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { EditsSummary } from '../../shared/quotes/edits-summary.tsx'
import { EditChips } from './edit-chips.tsx'
import { vehicleName } from './vehicle-edit.tsx'

/** The vehicle, and what moves its prices. */
export function MotorEditsSummary(view: ViewProps<typeof quoteListMachine>) {
  const { record } = view.model
  const words = [record.registrationNumber, wordLabel(record.variant?.fuelType ?? '')].filter(
    (word) => word !== '',
  )
  return (
    <>
      <EditsSummary {...view} about={vehicleName(record)} words={words} />
      <EditChips {...view} />
    </>
  )
}
