import type { Suite } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CopyLink } from '../../copy-link.tsx'
import { SuiteExportMenu } from './export-menu.tsx'
import { counted, effortText, number, proofBadge, proofText, shareText, totalsText } from './labels.ts'
import { Proof } from './proof.tsx'
import styles from './verdict.module.css'

type VerdictProps = ViewProps<typeof pathsPageMachine> & { suite: Suite; isStale: boolean }

/** How many paths and events, whether fewer would do, and what they reach. */
export function SuiteVerdict({ suite, isStale, ...view }: VerdictProps) {
  const { covered, targets, totals, stopped, criterion, notes } = suite
  const isWhole = covered === targets
  return (
    <section aria-label={texts.verdict} className={styles.verdict} data-stale={isStale || undefined}>
      <div className={styles.totals}>
        <h2 className={styles.sum}>{totalsText(suite)}</h2>
        {criterion !== 'simple' && (
          <Badge tone={suite.bound.exact ? 'success' : 'accent'}>{proofBadge(suite)}</Badge>
        )}
      </div>
      <div className={styles.actions}>
        <CopyLink />
        <SuiteExportMenu {...view} />
      </div>
      <Proof suite={suite} />
      <p className={styles.facts}>
        <strong>{proofText(suite)}</strong>
        <span>
          {number(covered)} of {counted(targets, 'target')}{' '}
          {isWhole ? 'reached' : 'reached, the others are listed'}
        </span>
        <span>longest path {counted(totals.longest, 'event')}</span>
        {shareText(suite) && <span>{shareText(suite)}</span>}
        <span>{effortText(suite)}</span>
      </p>
      {notes?.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {stopped && <Notice kind="warn">{texts.stopped(stopped)}</Notice>}
    </section>
  )
}
