import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { deskPage, deskQuery } from '#machines/schemas/desk.ts'
import { call } from '../call.ts'

/**
 * The journeys of an employee, the latest change first: those attributed to them or that a customer let them see;
 * others only masked, by their exact mobile number, plate or lead id. An admin finds all (decisions 9).
 */
export const listJourneys = call({
  method: 'POST',
  path: 'desk/journeys',
  kind: 'authed',
  action: 'desk.work',
  assumed: true,
  request: v.object({
    ...deskQuery.entries,
    /** Where the page before ended. */
    cursor: v.optional(v.string()),
    /** These journeys and no others, whatever else is asked: how those on the screen stand now. */
    ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(limits.desk.refreshedMax))),
  }),
  reply: v.object({ status: v.literal('success'), data: deskPage }),
  isSuccess: ({ status }) => status === 'success',
})
