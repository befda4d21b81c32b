import * as v from 'valibot'
import { day } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'

const success = v.literal('success')
const ofLead = {
  method: 'POST',
  kind: 'authed',
  action: 'journey.buy',
  lead: 'customerLeadId',
  reply: v.object({ status: success, data: v.object({ isWanted: v.boolean(), on: day }) }),
  isSuccess: ({ status }: { status: string }) => status === 'success',
} as const

/** Whether the customer is reminded when this journey can go on, and when that is; refused where it can already. */
export const readReminder = call({
  ...ofLead,
  path: 'journey/readReminder',
  request: v.object({ customerLeadId: v.string() }),
})

/** Asks for the reminder, or takes it back. */
export const setReminder = call({
  ...ofLead,
  path: 'journey/setReminder',
  request: v.object({ customerLeadId: v.string(), isWanted: v.boolean() }),
})
