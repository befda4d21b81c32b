import {
  type ExportFormat,
  type GraphQuery,
  type GraphViewName,
  graphQuery,
} from '#contract/views/graph-query.ts'
import type { GraphView } from '#contract/views/graph-view.ts'

const defaults: Readonly<Partial<GraphQuery>> = {
  view: 'map',
  detail: 'overview',
  metric: 'journeys',
  dir: 'down',
  by: 'period',
}
const names = Object.keys(graphQuery.entries) as (keyof GraphQuery)[]

/** A query as it stands in an address: `?view=table&sort=median`, or nothing. */
export function searchOf(query: Partial<GraphQuery>): string {
  const said = new URLSearchParams()
  for (const name of names) {
    const value = query[name]
    if (value !== undefined && value !== '' && value !== defaults[name]) said.set(name, value)
  }
  return said.size > 0 ? `?${said}` : ''
}

/** An address as it is written, name by name; the router would take ids such as 1e234567 for numbers. */
export const writtenIn = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''))

export const machineAddressOf = (machine: string, query: Partial<GraphQuery> = {}): string =>
  `/graphs/${encodeURIComponent(machine)}${searchOf(query)}`

/** The ways on from a view: the same address with something changed. */
export type AddressBuilder = (changes: Partial<Record<keyof GraphQuery, string | undefined>>) => string

export const waysFrom =
  (machine: string, query: GraphQuery): AddressBuilder =>
  (changes) =>
    machineAddressOf(machine, { ...query, ...changes } as Partial<GraphQuery>)

/** What belongs to one view alone stays behind. */
export const leavingView = (view: GraphViewName) =>
  ({
    view,
    sort: undefined,
    dir: undefined,
    before: undefined,
    through: undefined,
    journey: undefined,
  }) as const

/** Where a view is to be had as a file. */
export const exportAddress = (machine: string, query: GraphQuery, format: ExportFormat): string => {
  const said = new URLSearchParams(searchOf(query))
  said.set('machine', machine)
  said.set('format', format)
  return `/api/v1/graphs/export?${said}`
}

/** What every part of the page is made of: the address, what the server says of it, and the ways on. */
export type Looking = {
  machine: string
  query: GraphQuery
  reply: GraphView
  to: AddressBuilder
  go: (address: string) => void
}

export type ShownAs<View extends GraphView['shown']['view']> = Extract<GraphView['shown'], { view: View }>
