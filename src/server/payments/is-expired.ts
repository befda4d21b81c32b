import * as v from 'valibot'
import { type Day, day } from '#machines/schemas/basics.ts'
import type { Lead } from '../db/schema.ts'

/** Of whatever was chosen, a motor, health or pet plan, when its cover begins. */
const chosen = v.object({ plan: v.object({ start: day }) })

/** Whether the cover should have begun on a day that has passed, so that nobody may pay for it any more (register T21, T36). */
export function isExpired({ record }: Pick<Lead, 'record'>, today: Day): boolean {
  const read = v.safeParse(chosen, record)
  return read.success && read.output.plan.start < today
}
