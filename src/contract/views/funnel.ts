import * as v from 'valibot'
import { funnelSteps } from '#machines/reference/funnel-steps.ts'
import { day } from '#machines/schemas/basics.ts'
import { changedShare, significantChanges } from './change.ts'
import { cell } from './graph-numbers.ts'
import { devices, kinds, products, sources } from './graph-query.ts'

/** A place on the map of a machine, with the same filters. */
const funnelPlace = v.object({ title: v.string(), href: v.string() })

const step = v.object({
  step: v.picklist(funnelSteps),
  /** Visits that came here or further. */
  visits: cell,
  /** Of all visits, of those that came here the share that came to the next step, and how many did not. */
  share: v.nullable(v.number()),
  goOn: v.nullable(v.number()),
  lost: v.nullable(cell),
  /** Milliseconds until the next step, of those that came to both. */
  median: v.nullable(cell),
  places: v.array(funnelPlace),
})

/** Visits that have one thing in common. */
const part = v.object({
  visits: cell,
  bought: v.nullable(v.number()),
  /** The step that most of them were lost at. */
  lostAt: v.optional(v.picklist(funnelSteps)),
})

/** What has changed since other days: `one` is of the days that are shown, `other` of those. */
const compared = v.object({
  from: day,
  to: day,
  visits: cell,
  /** Of all visits those that bought, tested by itself. */
  bought: changedShare,
  ...significantChanges.entries,
  /** Of those that came to a step, the share that went on; the steps are tested together. */
  steps: v.array(v.object({ step: v.picklist(funnelSteps), ...changedShare.entries })),
})

/** The whole way of visits, over all machines. */
export const funnelView = v.object({
  from: day,
  to: day,
  today: day,
  kind: v.picklist(kinds),
  hasMadeUp: v.boolean(),
  /** Names of unknown parameters in the address, which are ignored. */
  faults: v.array(v.string()),
  /** The first and the last day that are not summed up yet: visits that began on such days are counted nowhere on the page. */
  uncounted: v.optional(v.object({ from: day, to: day })),
  ...part.entries,
  /** Visits that may still go on. */
  open: cell,
  steps: v.array(step),
  by: v.object({
    product: v.array(v.object({ value: v.picklist(products), ...part.entries })),
    source: v.array(v.object({ value: v.picklist(sources), ...part.entries })),
    device: v.array(v.object({ value: v.picklist(devices), ...part.entries })),
  }),
  compared,
})

export type FunnelView = v.InferOutput<typeof funnelView>
export type FunnelStepView = v.InferOutput<typeof step>
export type FunnelPart = v.InferOutput<typeof part>
