import type { Assumption } from '#machines/core/product.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './assumptions.module.css'

type AssumptionsDialogProps<A extends Assumption> = {
  description: string
  assumptions: readonly A[]
  onChange: (change: NonNullable<A['change']>) => void
  onClose: () => void
}

/** What every price takes for granted, each corrected with one tap where something that is asked changes it. */
export const AssumptionsDialog = <A extends Assumption>({
  description,
  assumptions,
  onChange,
  onClose,
}: AssumptionsDialogProps<A>) => (
  <Dialog open title="What we assumed" description={description} onClose={onClose}>
    <ul className={styles.list}>
      {assumptions.map(({ key, text, value, change }) => (
        <li key={key} className={styles.row}>
          <p>
            <span className={styles.text}>{text}</span>
            <b>{value}</b>
          </p>
          {change && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Change: ${text}`}
              onClick={() => onChange(change)}
            >
              Change
            </Button>
          )}
        </li>
      ))}
    </ul>
  </Dialog>
)
