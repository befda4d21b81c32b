import { channels, type GraphQuery, kinds, products, sides, sources } from '#contract/views/graph-query.ts'
import type { GraphFrame } from '#contract/views/graph-view.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'

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

/** The filter fields with their defaults. */
export function fieldsOf(query: GraphQuery, { from, to, side, kind, versions }: GraphFrame): FilterField[] {
  const listed = versions.map(({ version, publishedAt, isCurrent }) => ({
    value: isCurrent ? '' : version,
    label: `${version.slice(0, 7)}, ${isCurrent ? texts.newest : publishedAt.slice(0, 10)}`,
  }))
  return [
    { name: 'from', value: query.from ?? from },
    { name: 'to', value: query.to ?? to },
    { name: 'product', value: query.product ?? '', options: [any, ...labelled(products, texts.products)] },
    { name: 'source', value: query.source ?? '', options: [any, ...labelled(sources, texts.sources)] },
    { name: 'channel', value: query.channel ?? '', options: [any, ...labelled(channels, texts.channels)] },
    { name: 'side', value: query.side ?? side, options: labelled(sides, texts.sides) },
    { name: 'kind', value: query.kind ?? kind, options: labelled(kinds, texts.kinds) },
    { name: 'version', value: listedOr(listed, query.version), options: listed },
  ]
}

/** The newest where it is named, too. */
const listedOr = (listed: readonly { value: string }[], version = ''): string =>
  listed.some(({ value }) => value === version) ? version : ''
