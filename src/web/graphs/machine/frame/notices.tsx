import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Looking } from '../../address.ts'
import styles from './frame.module.css'

/** Notes: unknown parameters, made-up traffic, and defects of the drawing. */
export function Notices({ looking, faults }: { looking: Looking; faults: readonly string[] }) {
  const { frame, shown } = looking.reply
  const wrong = [...new Set([...faults, ...frame.faults])]
  const isOnlyMadeUp = frame.kind === 'made-up' && looking.query.kind === undefined
  const defects = 'defects' in shown ? shown.defects : []
  return (
    <>
      {wrong.length > 0 && <InvalidChoices looking={looking} wrong={wrong} />}
      {frame.hasMadeUp && (
        <p className={styles.madeUp}>{isOnlyMadeUp ? texts.onlyMadeUp : texts.madeUpNotice}</p>
      )}
      {defects.length > 0 && (
        <Notice title={texts.defects}>
          <ul className={styles.defects}>
            {defects.map((defect) => (
              <li key={defect}>{defect}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

const InvalidChoices = ({ looking: { to }, wrong }: { looking: Looking; wrong: readonly string[] }) => (
  <Notice
    kind="warn"
    action={
      <a href={to(Object.fromEntries(wrong.map((name) => [name, undefined])))} className={styles.wayOn}>
        {texts.withoutThem}
      </a>
    }
  >
    {texts.faults(wrong.join(', '))}
  </Notice>
)
