import type { JourneyRow } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx'
import type { Looking } from '../../address.ts'
import { cellText, durationText } from '../../numbers.ts'
import { nameOf } from '../names.ts'
import styles from './journeys.module.css'

const tones: Record<JourneyRow['outcome'], Tone> = { finished: 'success', open: 'info', dropped: 'accent' }

type JourneyLineProps = { row: JourneyRow; looking: Looking; mayReplay: boolean }

export const JourneyLine = ({ row, looking: { to }, mayReplay }: JourneyLineProps) => (
  <tr>
    <th scope="row">
      {formatMoment(row.beganAt)}
      {row.isMadeUp && (
        <span className={styles.mark}>
          <Badge tone="accent">{texts.madeUp}</Badge>
        </span>
      )}
    </th>
    <td>
      <Badge tone={tones[row.outcome]}>{texts.outcomes[row.outcome]}</Badge>
    </td>
    <td>{cellText(row.steps)}</td>
    <td>{durationText(Date.parse(row.lastAt) - Date.parse(row.beganAt))}</td>
    <td>{row.restsAt.map(nameOf).join(' + ')}</td>
    <td>{texts.products[row.product]}</td>
    <td>{texts.sources[row.source]}</td>
    {mayReplay && (
      <td>
        <a
          href={to({ journey: row.journey })}
          aria-label={`${texts.journey.replay}, ${formatMoment(row.beganAt)}`}
        >
          {texts.journey.replay}
        </a>
      </td>
    )}
  </tr>
)
