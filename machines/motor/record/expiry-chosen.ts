import * as v from 'valibot'
import { selection } from '../../core/event.ts'
import { addDays } from '../../rules/calendar.ts'
import { day, ncbSlab } from '../../schemas/basics.ts'

const answer = v.object({ endDate: v.optional(day), ncb: v.optional(ncbSlab) })
export type ExpiryChosen = v.InferOutput<typeof answer>

/** What the two dialogs found out: the end of the policy, absent where it is not known, and its bonus. */
export const expiryChosen = selection('Change expiry date', answer, (today) => [
  { endDate: addDays(today, 20), ncb: 25 as const },
  { endDate: addDays(today, 61) },
  {},
])
