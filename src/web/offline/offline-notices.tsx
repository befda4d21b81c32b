import { offline } from '#machines/reference/messages/offline.ts'
import { Button } from '../ui/actions/button.tsx'
import { InfoIcon, WarningIcon } from '../ui/icons/interface.tsx'
import styles from './offline-notices.module.css'

type OfflineNoticesProps = {
  isOffline: boolean
  /** Where a new version waits. */
  onReload?: (() => void) | undefined
}

/** Above the header of every page: what is read first, and covers nothing. */
export const OfflineNotices = ({ isOffline, onReload }: OfflineNoticesProps) => (
  <section aria-label={offline.region} aria-live="polite">
    {isOffline && (
      <div className={styles.notice}>
        <WarningIcon className={styles.icon} size={20} />
        <p>
          <b>{offline.gone}</b> {offline.goOn}
        </p>
      </div>
    )}
    {onReload && !isOffline && (
      <div className={styles.notice}>
        <InfoIcon className={styles.icon} size={20} />
        <p>
          <b>{offline.newVersion}</b> {offline.whatStays}
        </p>
        <Button variant="secondary" size="small" onClick={onReload}>
          {offline.reload}
        </Button>
      </div>
    )}
  </section>
)
