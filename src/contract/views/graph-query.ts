import * as v from 'valibot'
import { trafficProducts as products, type TrafficProduct } from '#machines/reference/traffic-products.ts'
import { day } from '#machines/schemas/basics.ts'
import { stateChanges } from './what-if.ts'

export { products }

export const graphViews = [
  'map',
  'outline',
  'table',
  'variants',
  'journeys',
  'compare',
  'what-if',
  'coverage',
] as const
/** What the map writes beside states and transitions. */
export const metrics = ['journeys', 'events', 'median', 'p95', 'drop-off', 'off-model'] as const
/** `overview`: compounds folded, at most 25 nodes. `expanded`: every state. */
export const details = ['overview', 'expanded'] as const
/** Who performs a journey; a single step can also be a timer's. */
export const sources = ['customer', 'agent', 'system', 'test'] as const
export const channels = ['web', 'partner', 'desk', 'server'] as const
/** What a browser runs on. */
export const devices = ['phone', 'tablet', 'computer'] as const
/** Where the machine ran: in a browser, or on the server, which plays the same events when it saves. */
export const sides = ['browser', 'server'] as const
/** Made-up traffic is for demonstration and is never included unless asked for. */
export const kinds = ['real', 'made-up', 'all'] as const
export const tableSorts = ['name', 'journeys', 'events', 'median', 'p95', 'drop-off', 'off-model'] as const
const directions = ['down', 'up'] as const
export const exportFormats = ['svg', 'png', 'json', 'mermaid', 'scxml', 'csv'] as const
/** What is no drawing is a table. */
export const tableFormats = ['csv', 'json'] as const
/** The other side of a comparison with the filtered traffic. */
export const comparedBy = ['period', 'source', 'version'] as const

const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))

/** Which traffic counts. A journey counts, with everything it did, on the day it began. */
const trafficFilter = v.object({
  from: v.optional(day),
  to: v.optional(day),
  product: v.optional(v.picklist(products)),
  source: v.optional(v.picklist(sources)),
  channel: v.optional(v.picklist(channels)),
  device: v.optional(v.picklist(devices)),
  side: v.optional(v.picklist(sides)),
  /** A machine version, as from `versionOf`; the newest by default. */
  version: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  kind: v.optional(v.picklist(kinds)),
})

/** A graph page as in its address; what is absent has its default. */
export const graphQuery = v.object({
  ...trafficFilter.entries,
  view: v.optional(v.picklist(graphViews), 'map'),
  detail: v.optional(v.picklist(details), 'overview'),
  metric: v.optional(v.picklist(metrics), 'journeys'),
  /** The state or transition whose numbers are shown beside the view. */
  at: v.optional(name),
  sort: v.optional(v.picklist(tableSorts)),
  dir: v.optional(v.picklist(directions), 'down'),
  /** For the list of journeys: those before this one, and only those that passed a state or transition. */
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  through: v.optional(name),
  /** The journey that is replayed. */
  journey: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/))),
  /** What is compared, and the other side of it. */
  by: v.optional(v.picklist(comparedBy), 'period'),
  otherFrom: v.optional(day),
  otherTo: v.optional(day),
  otherSource: v.optional(v.picklist(sources)),
  otherVersion: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  /** What is changed about the selected state, and for `leaving` the percent of its visits that end there for good. */
  change: v.optional(v.picklist(stateChanges), 'removed'),
  leaving: v.optional(v.pipe(v.string(), v.regex(/^(100|\d{1,2}(\.\d{1,3})?)$/))),
})

/** In place of a state or transition to pass through: what no state handled. */
export const offModel = 'off-model'

export type GraphQuery = v.InferOutput<typeof graphQuery>
export type TrafficFilter = v.InferOutput<typeof trafficFilter>
export type GraphViewName = (typeof graphViews)[number]
export type Metric = (typeof metrics)[number]
export type Detail = (typeof details)[number]
export type Product = TrafficProduct
export type Source = (typeof sources)[number]
export type Device = (typeof devices)[number]
export type Kind = (typeof kinds)[number]
export type Side = (typeof sides)[number]
export type ExportFormat = (typeof exportFormats)[number]
export type TableFormat = (typeof tableFormats)[number]

/**
 * Parses an address, valid or not: what can be used, and the names of what cannot. A wrong filter
 * does not affect the rest of the view. What a form sends empty was not chosen.
 */
export function readGraphQuery(sent: Record<string, unknown>): { query: GraphQuery; faults: string[] } {
  const written = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))
  const read = v.safeParse(graphQuery, written)
  if (read.success) return { query: read.output, faults: backwards(read.output) }
  const faults = [...new Set(read.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))]
  const sound = Object.fromEntries(Object.entries(written).filter(([key]) => !faults.includes(key)))
  return { query: v.parse(graphQuery, sound), faults }
}

const backwards = ({ from, to }: GraphQuery): string[] => (from && to && from > to ? ['from'] : [])
