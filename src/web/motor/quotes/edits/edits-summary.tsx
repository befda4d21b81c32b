import type { ReactNode } from 'react'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { wordLabel } from '#machines/reference/word-labels.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { EditsSummary } from '../../../shared/quotes/edits-summary.tsx'
import { EditChips } from './edit-chips.tsx'
import { vehicleName } from './vehicle-edit.tsx'

/** The vehicle, and what moves its prices. */
type MotorEditsSummaryProps = ViewProps<typeof quoteListMachine> & {
  /** Opens what the list shows only. */
  filters: ReactNode
}

export function MotorEditsSummary({ filters, ...view }: MotorEditsSummaryProps) {
  const { record } = view.model
  const words = [record.registrationNumber, wordLabel(record.variant?.fuelType ?? '')].filter(
    (word) => word !== '',
  )
  return (
    <>
      <EditsSummary {...view} about={vehicleName(record)} words={words} />
      <EditChips {...view}>{filters}</EditChips>
    </>
  )
}
