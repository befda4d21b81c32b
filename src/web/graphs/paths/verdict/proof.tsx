import type { Suite } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { number } from './labels.ts'
import styles from './verdict.module.css'

/** The suite as a bar: the proven minimum, and the rest that might be saved. */
export function Proof({ suite: { bound, criterion } }: { suite: Suite }) {
  const all = bound.events + bound.gap
  if (criterion === 'simple' || all === 0) return null
  return (
    <svg role="img" aria-label={texts.proofBar(number(bound.events), number(all))} className={styles.bar}>
      <rect className={styles.needed} width={`${(bound.events / all) * 100}%`} height="100%" />
    </svg>
  )
}
