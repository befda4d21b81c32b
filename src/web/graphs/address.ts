import {
  type ExportFormat,
  type GraphQuery,
  type GraphViewName,
  graphQuery,
  type TableFormat,
} from '#contract/views/graph-query.ts'
import type { GraphView } from '#contract/views/graph-view.ts'

const defaults: Readonly<Partial<GraphQuery>> = {
  view: 'map',
  detail: 'overview',
  metric: 'journeys',
  dir: 'down',
  by: 'period',
  change: 'removed',
}
const names = Object.keys(graphQuery.entries) as (keyof GraphQuery)[]

/** A query as in an address: `?view=table&sort=median`, or empty. */
export function searchOf(query: Partial<GraphQuery>): string {
  const said = new URLSearchParams()
  for (const name of names) {
    const value = query[name]
    if (value !== undefined && value !== '' && value !== defaults[name]) said.set(name, value)
  }
  return said.size > 0 ? `?${said}` : ''
}

/** Reads an address as written; the router would parse ids such as 1e234567 as numbers. */
export const writtenIn = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== ''))

export const machineAddressOf = (machine: string, query: Partial<GraphQuery> = {}): string =>
  `/graphs/${encodeURIComponent(machine)}${searchOf(query)}`

/** The first page, whose whole state is in its address, too. */
export const funnelAddressOf = (query: Partial<GraphQuery>): string => `/graphs${searchOf(query)}`

export const funnelExportAddress = (query: GraphQuery, format: TableFormat): string =>
  fileAddress('funnelExport', query, { format })

/** Links from a view: the same address with a change. */
export type AddressBuilder = (changes: Partial<Record<keyof GraphQuery, string | undefined>>) => string

export const waysFrom =
  (machine: string, query: GraphQuery): AddressBuilder =>
  (changes) =>
    machineAddressOf(machine, { ...query, ...changes } as Partial<GraphQuery>)

/** View-specific parameters are dropped. */
export const leavingView = (view: GraphViewName) =>
  ({
    view,
    sort: undefined,
    dir: undefined,
    before: undefined,
    through: undefined,
    journey: undefined,
    change: undefined,
    leaving: undefined,
  }) as const

/** The address of a view as a file. */
export const exportAddress = (machine: string, query: GraphQuery, format: ExportFormat): string =>
  fileAddress('export', query, { machine, format })

/** The address of what distinguishes those who left at a state, as a file. */
export const leavingExportAddress = (machine: string, query: GraphQuery, format: TableFormat): string =>
  fileAddress('leavingExport', query, { machine, format })

function fileAddress(call: string, query: GraphQuery, besides: Record<string, string>): string {
  const said = new URLSearchParams(searchOf(query))
  for (const [name, value] of Object.entries(besides)) said.set(name, value)
  return `/api/v1/graphs/${call}?${said}`
}

/** Shared by every part of the page: the address, the server's view, and links. */
export type Looking = {
  machine: string
  query: GraphQuery
  reply: GraphView
  to: AddressBuilder
  go: (address: string) => void
}

export type ShownAs<View extends GraphView['shown']['view']> = Extract<GraphView['shown'], { view: View }>
