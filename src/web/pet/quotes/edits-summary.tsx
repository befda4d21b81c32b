import { petNames, spokenSum } from '#machines/pet/pet-words.ts'
import { defaultPetRequest } from '#machines/pet/record/pet-request.ts'
import type { petMachine } from '#machines/pet/wizard/pet.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import styles from '../../shared/quotes/edits.module.css'
import { Button } from '../../ui/actions/button.tsx'
import { Pencil } from '../../ui/icons/interface.tsx'

/** What the prices are for in two lines, where there is no room beside them. */
export function EditsSummary({ model: { record }, screen, send, journey }: ViewProps<typeof petMachine>) {
  const { sumInsured, covers, opdLimit } = record.request ?? defaultPetRequest
  const added = covers.length + (opdLimit === undefined ? 0 : 1)
  const words = [`${spokenSum(sumInsured)} a pet`, ...(added > 0 ? ['with add-on covers'] : [])]
  return (
    <div className={styles.summary}>
      <p>
        <b>{petNames(record)}</b>
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
