import { readQuotations } from '#contract/profile/own-lists.calls.ts'
import { quotationOfWire } from '#contract/profile/own-lists.codec.ts'
import type { ownJourneysMachine } from '#machines/account/profile/own-journeys.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { Nothing } from './nothing.tsx'
import { OwnList } from './own-list.tsx'
import { QuotationRow } from './quotation-row.tsx'
import { useOwn } from './use-own.ts'

/** Unpaid journeys, each with a link to continue. */
export function Quotations(view: ViewProps<typeof ownJourneysMachine>) {
  const own = useOwn(readQuotations, quotationOfWire)
  return (
    <OwnList
      own={own}
      label="Your quotations"
      keyOf={({ leadId }) => leadId}
      show={(quotation) => <QuotationRow quotation={quotation} {...view} />}
      empty={<Nothing of="myQuotations" />}
    />
  )
}
