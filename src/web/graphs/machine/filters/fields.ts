import {
  channels,
  devices,
  type GraphQuery,
  kinds,
  products,
  sides,
  sources,
} from '#contract/views/graph-query.ts'
import type { GraphFrame } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatDay } from '#machines/rules/dates.ts'
import { dayOf } from '#machines/rules/day.ts'

type FilterName = keyof typeof texts.filter
export type FilterField = {
  name: FilterName
  /** The displayed value, chosen or not. */
  value: string
  /** Absent for a day. */
  options?: readonly { value: string; label: string }[]
}

const labelled = <Name extends string>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((value) => ({ value, label: labels[value] }))
const any = { value: '', label: texts.any }

/** The filter fields of a machine with their defaults. */
export function fieldsOf(query: GraphQuery, frame: GraphFrame): FilterField[] {
  const listed = frame.versions.map(({ version, publishedAt, isCurrent }) => ({
    value: isCurrent ? '' : version,
    label: versionLabel(version, isCurrent ? texts.newest : dayText(publishedAt, frame.today)),
  }))
  return [
    ...sharedFields(query, frame),
    { name: 'side', value: query.side ?? frame.side, options: labelled(sides, texts.sides) },
    { name: 'version', value: listedOr(listed, query.version), options: listed },
  ]
}

/** A version in a list of them, by its day or what else is said of it. */
export const versionLabel = (version: string, told: string): string => `${version.slice(0, 7)}, ${told}`

/** The day of a moment, in India. */
export const dayText = (moment: string, today: string): string => formatDay(dayOf(new Date(moment)), today)

/** Those that are no machine's. */
export const sharedFields = (
  query: GraphQuery,
  { from, to, kind }: Pick<GraphFrame, 'from' | 'to' | 'kind'>,
): FilterField[] => [
  { name: 'from', value: query.from ?? from },
  { name: 'to', value: query.to ?? to },
  { name: 'product', value: query.product ?? '', options: [any, ...labelled(products, texts.products)] },
  { name: 'source', value: query.source ?? '', options: [any, ...labelled(sources, texts.sources)] },
  { name: 'channel', value: query.channel ?? '', options: [any, ...labelled(channels, texts.channels)] },
  { name: 'device', value: query.device ?? '', options: [any, ...labelled(devices, texts.devices)] },
  { name: 'kind', value: query.kind ?? kind, options: labelled(kinds, texts.kinds) },
]

/** The newest where it is named, too. */
const listedOr = (listed: readonly { value: string }[], version = ''): string =>
  listed.some(({ value }) => value === version) ? version : ''
