import { details, metrics } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking } from '../../address.ts'
import { LinkGroup } from '../link-group.tsx'
import styles from './map.module.css'

/** The metric on the map, and the level of detail. */
export const MapChoices = ({ looking: { query, to } }: { looking: Looking }) => (
  <div className={styles.choices}>
    <LinkGroup
      label={texts.metrics}
      links={metrics.map((metric) => ({
        label: texts.metric[metric],
        hint: texts.metricHints[metric],
        href: to({ metric }),
        isCurrent: metric === query.metric,
      }))}
    />
    <DetailChoice query={query} to={to} />
  </div>
)

export const DetailChoice = ({ query, to }: Pick<Looking, 'query' | 'to'>) => (
  <LinkGroup
    label={texts.details}
    links={details.map((detail) => ({
      label: texts.detail[detail],
      href: to({ detail }),
      isCurrent: detail === query.detail,
    }))}
  />
)
