import * as v from 'valibot'
import { changedShare, significantChanges } from './change.ts'
import { cell } from './graph-numbers.ts'

/** What the log knows of a journey that came to a state, as of when it was last there. */
export const leavingFeatures = [
  'device',
  'source',
  'channel',
  'product',
  'took',
  'entries',
  'errors',
  'back',
  'unhandled',
] as const

/** Those who left for good at a state against those who went on from it. */
export const leaving = v.object({
  left: cell,
  wentOn: cell,
  ...significantChanges.entries,
  rows: v.array(
    v.object({
      feature: v.picklist(leavingFeatures),
      value: v.string(),
      /** With this value: who came. */
      journeys: cell,
      /** The share that left, with this value and without it. */
      ...changedShare.entries,
    }),
  ),
})
export type Leaving = v.InferOutput<typeof leaving>
export type LeavingFeature = (typeof leavingFeatures)[number]
