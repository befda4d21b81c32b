import * as v from 'valibot'
import { insuredCategories } from '../reference/categories.ts'
import { limits } from '../reference/limits.ts'
import { employeeRoles } from '../reference/permissions.ts'
import { statusKeys } from '../reference/statuses.ts'
import { day, source } from './basics.ts'

const products = [...new Set(insuredCategories.map(({ product }) => product))]

/** Continue the journey where it is, or go to its payment. */
export const linkKind = v.picklist(['resume', 'payment'])

/** The filters of the desk. */
export const deskQuery = v.object({
  /** A complete mobile number, registration number or lead id, else words of a name. Never part of an address. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.name.signUpMax)), ''),
  /** `none`: no quotes requested yet. */
  status: v.optional(v.picklist([...statusKeys, 'none'])),
  product: v.optional(v.picklist(products)),
  /** To whom it is attributed, by username. */
  agent: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.name.signUpMax))),
  /** Days of the last change, both included. */
  from: v.optional(day),
  to: v.optional(day),
})

const deskRow = v.object({
  customerLeadId: v.string(),
  /** Not their own: without a name, number and plate masked, and consent may be requested. */
  locked: v.boolean(),
  customerName: v.optional(v.string()),
  mobile: v.optional(v.string()),
  registrationNumber: v.optional(v.string()),
  /** "Maruti Swift VXi"; empty until it is known. */
  insured: v.string(),
  product: v.string(),
  /** Rupees: what the chosen plan costs, and who sells it. */
  price: v.optional(v.object({ amount: v.number(), insurer: v.string() })),
  /** The day on which the cover before this one ends, or has ended. */
  coverEnds: v.optional(day),
  status: v.optional(v.picklist(statusKeys)),
  /** `step5`; empty before the first save. */
  processStep: v.string(),
  source,
  emplId: v.optional(v.string()),
  /** ISO 8601. */
  updatedAt: v.string(),
  /** What to do next, in plain words. */
  next: v.string(),
  /** The links that could be sent now. */
  links: v.array(linkKind),
})

/** Of all that the filters find, counted up to `limits.desk.countedMax`; rupees. */
const deskTotals = v.object({
  journeys: v.number(),
  /** Not paid. */
  open: v.number(),
  sold: v.number(),
  premium: v.number(),
  isMore: v.boolean(),
})

export const deskPage = v.object({
  rows: v.array(deskRow),
  next: v.optional(v.string()),
  /** With the first page; absent where others' journeys are found. */
  totals: v.optional(deskTotals),
})

export const colleague = v.object({
  username: v.string(),
  name: v.string(),
  role: v.picklist(employeeRoles),
})

/** What an employee did with a journey. */
export const historyEntry = v.object({
  /** ISO 8601. */
  at: v.string(),
  username: v.string(),
  name: v.string(),
  /** In plain words. */
  what: v.string(),
  /** Each changed field. Values only for those who may open the journey. */
  changes: v.array(v.object({ field: v.string(), from: v.optional(v.string()), to: v.optional(v.string()) })),
})

export type DeskQuery = v.InferOutput<typeof deskQuery>
export type DeskTotals = v.InferOutput<typeof deskTotals>
export type DeskRow = v.InferOutput<typeof deskRow>
export type DeskPage = v.InferOutput<typeof deskPage>
export type LinkKind = v.InferOutput<typeof linkKind>
export type Colleague = v.InferOutput<typeof colleague>
export type HistoryEntry = v.InferOutput<typeof historyEntry>
