import type { Finding } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { eventText } from '../event-labels.ts'
import { counted } from '../verdict/labels.ts'
import styles from './checks.module.css'

/** Each with its kind, its place, a sentence and the way that shows it. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className={styles.findings} aria-label={texts.tabs.checks}>
    {findings.map((finding) => (
      <Row key={`${finding.check} ${finding.place} ${finding.message}`} finding={finding} />
    ))}
  </ul>
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
              {eventText(type)} → {to}
            </li>
          ))}
        </ol>
      </details>
    )}
  </li>
)
