import type { ReactNode } from 'react'
import type { EditPart } from '#machines/motor/quote-list/quote-list.events.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import type { QuoteRequest } from '#machines/motor/record/quote-request.ts'
import { plural } from '#machines/reference/plural.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { coverLabels } from '../labels.ts'
import styles from './edit-chips.module.css'

/** What moves the price, each a tap away where there is no room for its editor. */
type EditChipsProps = ViewProps<typeof quoteListMachine> & { children: ReactNode }

export const EditChips = ({ model: { request }, screen, send, children }: EditChipsProps) => (
  <div className={styles.chips}>
    {chipsOf(request).map(([part, label]) => (
      <Button
        key={part}
        variant="secondary"
        size="small"
        className={styles.chip}
        disabled={screen.busy}
        aria-haspopup="dialog"
        onClick={() => send({ type: 'edits.opened', part })}
      >
        {label}
      </Button>
    ))}
    {children}
  </div>
)

function chipsOf({ coverType, idv, addOns }: QuoteRequest): [EditPart, string][] {
  const value: [EditPart, string] = ['idv', idv === undefined ? 'IDV' : `IDV ${formatRupees(idv)}`]
  return [
    ['cover', coverLabels[coverType].label],
    ...(coverType === 'thirdParty' ? [] : [value]),
    ['addOns', chosen(addOns.length)],
  ]
}

function chosen(count: number): string {
  if (count === 0) return 'Add-ons'
  return plural(count, `${count} add-on`, `${count} add-ons`)
}
