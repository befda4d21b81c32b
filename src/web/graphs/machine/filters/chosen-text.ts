import type { GraphQuery } from '#contract/views/graph-query.ts'
import type { GraphFrame } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { presetsAt } from './presets-at.ts'

type Counted = Pick<GraphFrame, 'from' | 'to' | 'today' | 'kind'> &
  Partial<Pick<GraphFrame, 'side' | 'version'>>

/** What the filters are set to: the days always, the rest where it is not all. */
export function chosenText(query: GraphQuery, { side, version, ...counted }: Counted): string {
  return [
    presetText(counted),
    query.product && texts.products[query.product],
    query.source && texts.sources[query.source],
    query.channel && texts.channels[query.channel],
    query.device && texts.devices[query.device],
    side && texts.sides[side],
    counted.kind !== 'real' && texts.kinds[counted.kind],
    version && !version.isCurrent && version.version.slice(0, 7),
  ]
    .filter(Boolean)
    .join(' · ')
}

type Days = Pick<GraphFrame, 'from' | 'to' | 'today'>

/** As its preset is called, or its days. */
function presetText(days: Days): string {
  const preset = presetsAt(days.today).find(({ from, to }) => from === days.from && to === days.to)
  return preset?.label ?? daysText(days)
}

export const daysText = ({ from, to, today }: Days): string =>
  [...new Set([from, to])].map((day) => formatDay(day, today)).join(' – ')
