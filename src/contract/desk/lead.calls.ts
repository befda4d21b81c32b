import * as v from 'valibot'
import { employeeRoles } from '#machines/reference/permissions.ts'
import { call } from '../call.ts'

const success = v.literal('success')
const isSuccess = ({ status }: { status: string }) => status === 'success'
const colleague = v.object({ username: v.string(), name: v.string(), role: v.picklist(employeeRoles) })

/** Who works at the desk now. */
export const listColleagues = call({
  method: 'GET',
  path: 'desk/colleagues',
  kind: 'read',
  action: 'desk.lead',
  assumed: true,
  request: v.object({}),
  reply: v.object({ status: success, data: v.array(colleague) }),
  isSuccess,
})

/** Attributes a journey to a colleague. It opens nothing to whoever does it. */
export const handOver = call({
  method: 'POST',
  path: 'desk/handOver',
  kind: 'authed',
  action: 'desk.lead',
  assumed: true,
  request: v.object({ customerLeadId: v.string(), username: v.pipe(v.string(), v.nonEmpty()) }),
  reply: v.object({ status: success, data: v.object({ emplId: v.string() }) }),
  isSuccess,
})

export const historyEntry = v.object({
  /** ISO 8601. */
  at: v.string(),
  username: v.string(),
  name: v.string(),
  /** What was done, in plain words. */
  what: v.string(),
  /** Each field that changed. Values are told only to who may open the journey. */
  changes: v.array(v.object({ field: v.string(), from: v.optional(v.string()), to: v.optional(v.string()) })),
})

/** Who among the employees looked at a journey and changed it, the latest first. */
export const readHistory = call({
  method: 'POST',
  path: 'desk/history',
  kind: 'authed',
  action: 'desk.lead',
  assumed: true,
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: success, data: v.array(historyEntry) }),
  isSuccess,
})

export type Colleague = v.InferOutput<typeof colleague>
export type HistoryEntry = v.InferOutput<typeof historyEntry>
