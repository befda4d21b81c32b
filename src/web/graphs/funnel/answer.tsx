import type { FunnelView } from '#contract/views/funnel.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cellText, smallShareText } from '../numbers.ts'
import styles from './funnel.module.css'

const { funnel } = texts

/** What an analyst asks first: how many buy, and where most are lost. */
export function FunnelAnswer({ view: { visits, bought, lostAt, open } }: { view: FunnelView }) {
  if (visits === 0) return <p className={styles.answer}>{funnel.none}.</p>
  return (
    <p className={styles.answer}>
      {bought === null ? (
        funnel.began(cellText(visits))
      ) : (
        <>
          {funnel.of(cellText(visits))}, <strong>{funnel.bought(smallShareText(bought))}</strong>
        </>
      )}
      {lostAt && (
        <>
          ; {funnel.mostLost} <strong>{funnel.steps[lostAt]}</strong>
        </>
      )}
      . {open !== 0 && funnel.open(cellText(open))}
    </p>
  )
}
