import * as v from 'valibot'
import { limits } from '#machines/reference/limits.ts'
import { statusKeys } from '#machines/reference/statuses.ts'
import { day } from '#machines/schemas/basics.ts'
import { call } from '../call.ts'

export const products = ['motor', 'health', 'pet'] as const

/** What a desk is asked for: a page of journeys, or the journeys it shows already as they are now. */
export const deskQuery = v.object({
  /** A mobile number, a plate or a lead id as a whole, else words of a name. Never in an address. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.name.signUpMax)), ''),
  /** `none`: quotes were not asked for yet. */
  status: v.optional(v.picklist([...statusKeys, 'none'])),
  product: v.optional(v.picklist(products)),
  /** Days of the last change, both included. */
  from: v.optional(day),
  to: v.optional(day),
})

export const deskRow = v.object({
  customerLeadId: v.string(),
  /** Not theirs: nobody is named, number and plate are masked, and consent may be asked for. */
  locked: v.boolean(),
  customerName: v.optional(v.string()),
  mobile: v.optional(v.string()),
  registrationNumber: v.optional(v.string()),
  vehicle: v.string(),
  product: v.string(),
  status: v.optional(v.picklist(statusKeys)),
  /** `step5`; empty before the first save. */
  processStep: v.string(),
  source: v.picklist(['customer', 'empl']),
  emplId: v.optional(v.string()),
  /** ISO 8601. */
  updatedAt: v.string(),
  /** What to do next, in plain words. */
  next: v.string(),
  /** The links that could be sent now. */
  links: v.array(v.picklist(['resume', 'payment'])),
})

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
    /** These journeys and no others, whatever else is asked. */
    ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(limits.desk.refreshedMax))),
  }),
  reply: v.object({
    status: v.literal('success'),
    data: v.object({ rows: v.array(deskRow), next: v.optional(v.string()) }),
  }),
  isSuccess: ({ status }) => status === 'success',
})

export type DeskQuery = v.InferOutput<typeof deskQuery>
export type DeskRow = v.InferOutput<typeof deskRow>
