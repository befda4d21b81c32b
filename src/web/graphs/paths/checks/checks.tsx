import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { Finding } from '#machines/schemas/paths.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SuccessIcon } from '../../../ui/icons/interface.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { eventWords } from '../event-words.ts'
import { counted } from '../verdict/words.ts'
import styles from './checks.module.css'
import { useFindings } from './use-findings.ts'

/** What the model checks find: what a machine should not have, each with a path that shows it. */
export function Checks({ machine }: { machine: string }) {
  const { data, isError, error, isFetching, refetch } = useFindings(machine)
  if (isError) {
    const again = (
      <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    )
    return (
      <Notice kind="error" action={again}>
        {error.message}
      </Notice>
    )
  }
  if (!data) return <Checking />
  if (data.length === 0) {
    return (
      <EmptyState icon={<SuccessIcon size={32} />} title={texts.noFindings}>
        {texts.noFindingsLead}
      </EmptyState>
    )
  }
  return (
    <ul className={styles.findings} aria-label={texts.tabs.checks}>
      {data.map((finding) => (
        <Row key={`${finding.check} ${finding.place} ${finding.message}`} finding={finding} />
      ))}
    </ul>
  )
}

const Checking = () => (
  <>
    <VisuallyHidden>
      <p role="status">{texts.checking}</p>
    </VisuallyHidden>
    <Skeleton height="4.5rem" lines={4} />
  </>
)

const Row = ({ finding: { check, place, message, path } }: { finding: Finding }) => (
  <li className={styles.finding}>
    <p className={styles.head}>
      <Badge tone="accent">{check}</Badge>
      <span className={styles.place}>{place}</span>
    </p>
    <p>{message}</p>
    {path && (
      <details className={styles.way}>
        <summary>
          {texts.wayThere} {path.start.name}, {counted(path.events.length, 'event')}
        </summary>
        <ol className={styles.events}>
          {path.events.map(({ type, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a path never changes
            <li key={index}>
              {eventWords(type)} → {to}
            </li>
          ))}
        </ol>
      </details>
    )}
  </li>
)
