import { type EditPart, editParts } from '#machines/motor/quote-list/quote-list.events.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { type Assumption, assumptionsOf } from '#machines/motor/rules/assumptions.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/assumptions.module.css'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

/** All assumptions behind the prices, each corrected with one tap. */
export function AssumptionsDialog(view: ViewProps<typeof quoteListMachine>) {
  const { record, request, today } = view.model
  return (
    <Dialog
      open
      title="What we assumed"
      description="Nobody has told us these yet. If one is wrong the price changes, so please correct it now rather than at the end."
      onClose={() => view.send({ type: 'closed' })}
    >
      <ul className={styles.list}>
        {assumptionsOf({ ...record, request }, today).map((assumption) => (
          <Row key={assumption.key} {...view} assumption={assumption} />
        ))}
      </ul>
    </Dialog>
  )
}

function Row({ send, assumption }: ViewProps<typeof quoteListMachine> & { assumption: Assumption }) {
  const { text, value, change } = assumption
  return (
    <li className={styles.row}>
      <p>
        <span className={styles.text}>{text}</span>
        <b>{value}</b>
      </p>
      {change && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Change: ${text}`}
          onClick={() => send(changing(change))}
        >
          Change
        </Button>
      )}
    </li>
  )
}

type Change = NonNullable<Assumption['change']>

function changing(change: Change): Parameters<ViewProps<typeof quoteListMachine>['send']>[0] {
  if (change === 'expiry') return { type: 'expiry.opened' }
  if (isEdited(change)) return { type: 'edits.opened', part: change }
  return { type: 'revisited', screen: change }
}

const isEdited = (change: Change): change is EditPart & Change =>
  (editParts as readonly string[]).includes(change)
