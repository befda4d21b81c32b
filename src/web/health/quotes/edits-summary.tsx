import { spokenSum, spokenYears } from '#machines/health/health-words.ts'
import { defaultHealthRequest } from '#machines/health/record/health-request.ts'
import type { healthMachine } from '#machines/health/wizard/health.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/edits.module.css'
import { Button } from '../../ui/actions/button.tsx'
import { Pencil } from '../../ui/icons/interface.tsx'
import { personIn } from './person-in.ts'

/** What the prices are for in two lines, where there is no room beside them. */
export function EditsSummary({ model: { record }, screen, send, journey }: ViewProps<typeof healthMachine>) {
  const { sumInsured, tenure, addOns } = record.request ?? defaultHealthRequest
  const words = [spokenSum(sumInsured), spokenYears(tenure), ...(addOns.length > 0 ? ['with add-ons'] : [])]
  return (
    <div className={styles.summary}>
      <p>
        <b>{personIn(record)}</b>
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
