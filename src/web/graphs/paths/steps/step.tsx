import type { PathEvent } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { cx } from '../../../ui/cx.ts'
import { eventText } from '../event-labels.ts'
import { counted } from '../verdict/labels.ts'
import { fieldsOf, type Stage } from './stages.ts'
import styles from './steps.module.css'

type StepProps = { stage: Stage; index: number; isCurrent: boolean; onChoose: () => void }

/** One event and the state it leads to, with what is refused there. */
export const PathStep = ({ stage, index, isCurrent, onChoose }: StepProps) => (
  <li className={cx(styles.step, isCurrent && styles.current)} data-current={isCurrent || undefined}>
    <button
      type="button"
      className={styles.choose}
      aria-current={isCurrent ? 'step' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onChoose}
    >
      <span className={styles.number}>{index}</span>
      <span className={styles.event}>{stage.event ? eventText(stage.event.type) : texts.begins}</span>
      <span className={styles.to}>{stage.state}</span>
    </button>
    {stage.event && <Fields event={stage.event} />}
    {stage.refused.length > 0 && <Refused events={stage.refused} />}
  </li>
)

function Fields({ event }: { event: PathEvent }) {
  const fields = fieldsOf(event)
  if (fields.length === 0 && !event.also) return null
  return (
    <dl className={styles.fields}>
      {fields.map(([name, value]) => (
        <div key={name} className={styles.field}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {event.also && (
        <div className={styles.field}>
          <dt>{texts.byItself}</dt>
          <dd>{counted(event.also.length, 'transition')}</dd>
        </div>
      )}
    </dl>
  )
}

const Refused = ({ events }: { events: readonly PathEvent[] }) => (
  <details className={styles.refused}>
    <summary>refuses {counted(events.length, 'event')}</summary>
    <ul className={styles.events}>
      {events.map(({ type }) => (
        <li key={type}>{eventText(type)}</li>
      ))}
    </ul>
  </details>
)
