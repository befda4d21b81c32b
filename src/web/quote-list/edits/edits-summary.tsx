import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { formatRupees } from '#machines/rules/money.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/edits.module.css'
import { Button } from '../../ui/actions/button.tsx'
import { Pencil } from '../../ui/icons/interface.tsx'
import { coverLabels } from '../labels.ts'
import { vehicleName } from './vehicle-edit.tsx'

/** A two-line summary of the request, where there is no room beside the prices. */
export function EditsSummary({ model, screen, send, journey }: ViewProps<typeof quoteListMachine>) {
  const { record, request } = model
  const words = [
    coverLabels[request.coverType].label,
    request.idv !== undefined && `IDV ${formatRupees(request.idv)}`,
    addOnsOf(request.addOns.length),
  ].filter(Boolean)
  return (
    <div className={styles.summary}>
      <p>
        <b>{vehicleName(record)}</b>
        <span className={styles.hint}>{words.join(' · ')}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        iconStart={<Pencil />}
        disabled={screen.busy}
        aria-label={`Edit: ${journey.events['edits.opened']?.label}`}
        onClick={() => send({ type: 'edits.opened' })}
      >
        Edit
      </Button>
    </div>
  )
}

const addOnsOf = (count: number) => count > 0 && (count === 1 ? '1 add-on' : `${count} add-ons`)
