import { useEffect, useSyncExternalStore } from 'react'
import { messages } from '#machines/reference/messages.ts'
import { useOffline } from '../browser/use-offline.ts'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import styles from './save-state.module.css'
import { outbox } from './tab-outbox.ts'

/** A page that the server draws has no answers yet. */
const nothingToSave = () => 'saved' as const

/** Says so where answers could not be saved yet. */
export function SaveState() {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, nothingToSave)
  const hasNoNetwork = useOffline()
  return (
    <div role="status" className={styles.state}>
      {state === 'notSaved' && (
        <NotSaved
          words={messages.journey.saveFailed}
          retry={hasNoNetwork ? undefined : messages.resume.retry}
        />
      )}
      {state === 'conflict' && <NotSaved words={messages.merge.later} retry={messages.merge.choose} />}
    </div>
  )
}

/** Beside the question whether to sign out: what waits is sent once more, and what would be lost is told. */
export function UnsavedAnswers() {
  const state = useSyncExternalStore(outbox.subscribe, outbox.state)
  useEffect(() => {
    if (outbox.state() === 'notSaved') outbox.retry()
  }, [])
  return <div role="status">{state !== 'saved' && <p>{messages.account.unsaved}</p>}</div>
}

/** `retry` is absent where another try can only fail. */
const NotSaved = ({ words, retry }: { words: string; retry: string | undefined }) => (
  <Notice
    kind="warn"
    action={
      retry && (
        <Button variant="secondary" size="small" onClick={() => outbox.retry()}>
          {retry}
        </Button>
      )
    }
  >
    {words}
  </Notice>
)
