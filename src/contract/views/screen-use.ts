import * as v from 'valibot'
import { cell } from './graph-numbers.ts'

/** How those who allow recording use a screen, in visits: what is told of ten or fewer is absent. */
export const screenUse = v.object({
  fields: v.array(
    v.object({
      label: v.string(),
      visits: cell,
      /** Changed more than once. */
      corrected: cell,
      /** The last thing that was done in the visit. */
      abandoned: cell,
      /** Where the focus went right after a button was pressed: it had an error. */
      sentBack: cell,
      /** From first focus to last change, in ms. */
      median: v.nullable(cell),
    }),
  ),
  /** Pressed three times within a second. */
  raged: v.array(v.object({ label: v.string(), visits: cell })),
})
export type ScreenUse = v.InferOutput<typeof screenUse>
