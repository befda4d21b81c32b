import { formatRelativeMoment } from '#machines/rules/dates.ts'
import type { HistoryEntry } from '#machines/schemas/desk.ts'
import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import { today } from '../../browser/today.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './history.module.css'

/** Who among the employees looked at a journey and changed it. */
export const HistoryDialog = (view: ViewProps<typeof deskMachine>) => (
  <Dialog
    open
    size="large"
    title="History"
    description="Every look and change by an employee, the latest first."
    onClose={() => view.send({ type: 'closed' })}
  >
    <Content {...view} />
  </Dialog>
)

function Content(view: ViewProps<typeof deskMachine>) {
  const { state, problem } = view.screen
  const { history } = view.model
  if (state === 'history.reading') return <Skeleton lines={6} />
  if (state === 'history.failed') {
    const again = <EventButton {...view} event="history.retried" variant="secondary" size="small" />
    return (
      <Notice kind="error" action={again}>
        {problem}
      </Notice>
    )
  }
  return (
    <ol className={styles.entries}>
      {history.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Entry key={index} entry={entry} />
      ))}
    </ol>
  )
}

const Entry = ({ entry: { at, name, what, changes } }: { entry: HistoryEntry }) => (
  <li className={styles.entry}>
    <p>
      <strong>{what}</strong>
    </p>
    <p className={styles.who}>
      {name}, <time dateTime={at}>{formatRelativeMoment(at, today())}</time>
    </p>
    {changes.length > 0 && (
      <ul className={styles.changes}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {field}
            {(from ?? to) !== undefined && `: ${from ?? 'nothing'} → ${to ?? 'nothing'}`}
          </li>
        ))}
      </ul>
    )}
  </li>
)
