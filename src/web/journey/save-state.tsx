import { useSyncExternalStore } from 'react'
import { messages } from '#machines/reference/messages.ts'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import styles from './save-state.module.css'
import { outbox } from './the-outbox.ts'

/** Says so where answers could not be saved yet. */
export function SaveState() {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state)
  const retry = (
    <Button variant="secondary" size="small" onClick={() => outbox.retry()}>
      Try again
    </Button>
  )
  return (
    <div role="status" className={styles.state}>
      {state === 'notSaved' && (
        <Notice kind="warn" action={retry}>
          {messages.journey.saveFailed}
        </Notice>
      )}
    </div>
  )
}
