import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { EditsSummary } from '../../shared/quotes/edits-summary.tsx'
import { coverLabels } from '../labels.ts'
import { vehicleName } from './vehicle-edit.tsx'

/** The vehicle and its cover in two lines. */
export function MotorEditsSummary(view: ViewProps<typeof quoteListMachine>) {
  const { record, request } = view.model
  const words = [
    coverLabels[request.coverType].label,
    request.idv === undefined ? '' : `IDV ${formatRupees(request.idv)}`,
    addOnsOf(request.addOns.length),
  ].filter((word) => word !== '')
  return <EditsSummary {...view} about={vehicleName(record)} words={words} />
}

function addOnsOf(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '1 add-on' : `${count} add-ons`
}
