import type { GraphQuery } from '#contract/views/graph-query.ts'
import type { GraphFrame } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { presetsAt } from './presets-at.ts'

/** What the filters are set to: the days always, the rest where it is not all. */
export function chosenText(query: GraphQuery, frame: GraphFrame): string {
  const { from, to, today, side, kind, version } = frame
  const preset = presetsAt(today).find((one) => one.from === from && one.to === to)
  return [
    preset?.label ?? daysText(from, to, today),
    query.product && texts.products[query.product],
    query.source && texts.sources[query.source],
    query.channel && texts.channels[query.channel],
    texts.sides[side],
    kind !== 'real' && texts.kinds[kind],
    !version.isCurrent && version.version.slice(0, 7),
  ]
    .filter(Boolean)
    .join(' · ')
}

const daysText = (from: string, to: string, today: string) =>
  [...new Set([from, to])].map((day) => formatDay(day, today)).join(' – ')
