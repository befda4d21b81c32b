import type { GraphQuery } from '#contract/views/graph-query.ts'
import type { GraphFrame } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AddressBuilder, Looking } from '../../address.ts'
import styles from './frame.module.css'

/** Notes: unknown parameters, made-up traffic, and defects of the drawing. */
export function Notices({ looking, faults }: { looking: Looking; faults: readonly string[] }) {
  const { frame, shown } = looking.reply
  const wrong = [...new Set([...faults, ...frame.faults])]
  const defects = 'defects' in shown ? shown.defects : []
  return (
    <>
      {wrong.length > 0 && <InvalidChoices to={looking.to} wrong={wrong} />}
      <MadeUpNotice counted={frame} query={looking.query} />
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

type MadeUpNoticeProps = { counted: Pick<GraphFrame, 'kind' | 'hasMadeUp'>; query: GraphQuery }

/** Where made-up traffic counts; nobody asked for it where there is no other. */
export function MadeUpNotice({ counted: { kind, hasMadeUp }, query }: MadeUpNoticeProps) {
  if (!hasMadeUp) return null
  const isOnlyMadeUp = kind === 'made-up' && query.kind === undefined
  return <p className={styles.madeUp}>{isOnlyMadeUp ? texts.onlyMadeUp : texts.madeUpNotice}</p>
}

type InvalidChoicesProps = { to: AddressBuilder; wrong: readonly string[] }

export const InvalidChoices = ({ to, wrong }: InvalidChoicesProps) => (
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
