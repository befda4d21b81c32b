import * as v from 'valibot'
import { day } from '#machines/schemas/basics.ts'
import { cell, conservation, edgeNumbers, stateNumbers, totals } from './graph-numbers.ts'
import { kinds, metrics, products, sources } from './graph-query.ts'

const version = v.object({
  version: v.string(),
  publishedAt: v.string(),
  isCurrent: v.boolean(),
  states: v.number(),
  transitions: v.number(),
})

/** What stands around every view of a machine. */
export const frame = v.object({
  machine: v.object({ key: v.string(), title: v.string() }),
  version,
  versions: v.array(version),
  /** The period that counts. */
  from: day,
  to: day,
  side: v.string(),
  kind: v.picklist(kinds),
  totals,
  conservation,
  /** Names of what the address asks for and nobody knows; the view is without it. */
  faults: v.array(v.string()),
  /** Made-up traffic is among it. */
  hasMadeUp: v.boolean(),
  /** Goes on with every step that is recorded of this machine. */
  pulse: v.string(),
})

/** A state or transition that was pointed at: its numbers, and where journeys came from and went. */
export const graphPlace = v.object({
  kind: v.picklist(['state', 'transition']),
  id: v.string(),
  title: v.string(),
  state: v.optional(stateNumbers),
  edge: v.optional(edgeNumbers),
  arrivals: v.array(edgeNumbers),
  departures: v.array(edgeNumbers),
  offModel: v.array(v.object({ event: v.string(), events: cell })),
})

export const mapView = v.object({
  view: v.literal('map'),
  /** The drawing, whole; of our own making, with every text escaped. */
  svg: v.string(),
  width: v.number(),
  height: v.number(),
  metric: v.picklist(metrics),
  /** What the layout could not do well, in sentences. */
  defects: v.array(v.string()),
})
export const outlineView = v.object({
  view: v.literal('outline'),
  states: v.array(stateNumbers),
  edges: v.array(edgeNumbers),
})
export const tableView = v.object({
  view: v.literal('table'),
  states: v.array(stateNumbers),
  edges: v.array(edgeNumbers),
})
export const variantsView = v.object({
  view: v.literal('variants'),
  variants: v.array(
    v.object({ id: v.string(), journeys: v.number(), share: v.number(), states: v.array(v.string()) }),
  ),
  /** Variants that fewer than ten journeys took, and how many journeys those are together. */
  rare: v.object({ variants: cell, journeys: cell }),
})
export const journeyRow = v.object({
  journey: v.string(),
  beganAt: v.string(),
  lastAt: v.string(),
  steps: v.number(),
  outcome: v.picklist(['finished', 'open', 'dropped']),
  restsAt: v.array(v.string()),
  product: v.picklist(products),
  source: v.picklist(sources),
  channel: v.string(),
  isMadeUp: v.boolean(),
})
export const journeysView = v.object({
  view: v.literal('journeys'),
  rows: v.array(journeyRow),
  /** `before` of the next page, where there is one. */
  next: v.optional(v.string()),
  through: v.optional(v.object({ id: v.string(), title: v.string() })),
})
const compared = v.object({ label: v.string(), totals })
export const compareView = v.object({
  view: v.literal('compare'),
  svg: v.string(),
  width: v.number(),
  height: v.number(),
  defects: v.array(v.string()),
  one: compared,
  other: compared,
  rows: v.array(
    v.object({
      kind: v.picklist(['state', 'transition']),
      id: v.string(),
      title: v.string(),
      one: v.nullable(cell),
      other: v.nullable(cell),
      /** Percentage points between the shares of journeys; null where either is unknown, few or on one side only. */
      difference: v.nullable(v.number()),
      only: v.optional(v.picklist(['one', 'other'])),
    }),
  ),
})
export const coverageView = v.object({
  view: v.literal('coverage'),
  svg: v.string(),
  width: v.number(),
  height: v.number(),
  defects: v.array(v.string()),
  /** When tests last left their coverage; absent where they never did. */
  at: v.optional(v.string()),
  levels: v.array(v.string()),
  /** Why generated paths are not told, in sentences: they may still be in the making. */
  notes: v.optional(v.array(v.string())),
  rows: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      /** Ids of the generated paths that take it. */
      paths: v.array(v.string()),
      /** Levels of the last test run that took it. */
      taken: v.array(v.string()),
    }),
  ),
})

export const graphView = v.object({
  frame,
  place: v.optional(graphPlace),
  shown: v.variant('view', [
    mapView,
    outlineView,
    tableView,
    variantsView,
    journeysView,
    compareView,
    coverageView,
  ]),
})

/** A machine among all, with today's traffic. */
export const machineCard = v.object({
  key: v.string(),
  title: v.string(),
  version: v.string(),
  states: v.number(),
  transitions: v.number(),
  /** A small map. */
  svg: v.string(),
  journeys: cell,
  dropped: cell,
  offModel: cell,
  /** Batches of traffic refused today. */
  refused: v.number(),
})

/** One journey, step by step. */
export const replay = v.object({
  journey: v.string(),
  machine: v.string(),
  beganAt: v.string(),
  row: journeyRow,
  svg: v.string(),
  width: v.number(),
  height: v.number(),
  steps: v.array(
    v.object({
      /** Milliseconds since the journey began. */
      ms: v.number(),
      /** The transition taken, in words; absent where the step is the beginning or came along with another. */
      edge: v.optional(v.string()),
      words: v.string(),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
      source: v.string(),
      /** An event that no state handled. */
      offModel: v.boolean(),
    }),
  ),
})

export type GraphFrame = v.InferOutput<typeof frame>
export type GraphPlace = v.InferOutput<typeof graphPlace>
export type GraphView = v.InferOutput<typeof graphView>
export type MachineCard = v.InferOutput<typeof machineCard>
export type JourneyRow = v.InferOutput<typeof journeyRow>
export type Replay = v.InferOutput<typeof replay>
