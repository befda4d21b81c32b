import type { Conservation } from '#contract/views/graph-numbers.ts'
import { offModel } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cx } from '../../../ui/cx.ts'
import { Check, WarningIcon } from '../../../ui/icons/interface.tsx'
import { type Looking, leavingView } from '../../address.ts'
import { cellText } from '../../numbers.ts'
import styles from './totals.module.css'

const shown = ['journeys', 'finished', 'open', 'dropped', 'events', 'offModel'] as const

/** Outcomes of all counted journeys, and whether every visit is accounted for. */
export const GraphTotals = ({ looking: { reply, to } }: { looking: Looking }) => (
  <section aria-label={texts.totals} className={styles.totals}>
    <dl className={styles.numbers}>
      {shown.map((name) => (
        <div key={name} className={cx(styles.number, styles[name])}>
          <dt>{texts.total[name]}</dt>
          <dd>
            {name === 'offModel' && reply.frame.totals.offModel !== 0 ? (
              <a
                href={to({ ...leavingView('journeys'), through: offModel })}
                aria-label={`${texts.total.offModel}: ${cellText(reply.frame.totals.offModel)}`}
              >
                {cellText(reply.frame.totals.offModel)}
              </a>
            ) : (
              cellText(reply.frame.totals[name])
            )}
          </dd>
        </div>
      ))}
    </dl>
    <Balance {...reply.frame.conservation} />
    <p className={styles.note}>{texts.inTens}</p>
  </section>
)

function Balance({ holds, entries, exits, open, dropped, finished, broken }: Conservation) {
  const sum = `${cellText(entries)} in = ${cellText(exits)} out + ${cellText(open)} open + ${cellText(dropped)} dropped + ${cellText(finished)} finished`
  return (
    <details className={cx(styles.balance, !holds && styles.broken)}>
      <summary>
        {holds ? <Check size={16} /> : <WarningIcon size={16} />}
        {holds ? texts.balanced : texts.unbalanced}
      </summary>
      <p>
        {texts.conservation}: {sum}: <strong>{holds ? texts.holds : texts.broken(broken.join(', '))}</strong>
      </p>
    </details>
  )
}
