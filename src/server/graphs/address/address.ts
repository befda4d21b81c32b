import { type GraphQuery, graphQuery } from '#contract/views/graph-query.ts'

const usual: Record<string, unknown> = {
  view: 'map',
  detail: 'overview',
  metric: 'journeys',
  dir: 'down',
  by: 'period',
  change: 'removed',
}

/** The address of a view, without defaults. */
export function addressOf(key: string, query: Partial<Record<keyof GraphQuery, string | undefined>>): string {
  const said = new URLSearchParams()
  for (const name of Object.keys(graphQuery.entries) as (keyof GraphQuery)[]) {
    const value = query[name]
    if (value !== undefined && value !== usual[name]) said.set(name, value)
  }
  return `/graphs/${encodeURIComponent(key)}${said.size > 0 ? `?${said}` : ''}`
}
