import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { deskPage, deskQuery } from '#machines/schemas/desk.ts'
import { call } from '../call.ts'

/**
 * The journeys of an employee, last changed first: those attributed to them or opened by consent; others only masked,
 * by exact mobile number, registration number or lead id. An admin finds all (ruling 9).
 */
export const listJourneys = call({
  method: 'POST',
  path: 'desk/journeys',
  kind: 'authed',
  action: 'desk.work',
  request: v.object({
    ...deskQuery.entries,
    /** Where the page before ended. */
    cursor: v.optional(v.string()),
    /** Only these journeys, whatever the other filters: the current state of those on the screen. */
    ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(limits.desk.refreshedMax))),
  }),
  reply: v.object({ status: v.literal('success'), data: deskPage }),
  isSuccess: ({ status }) => status === 'success',
})
