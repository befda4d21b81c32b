import * as v from 'valibot'
import { colleague, historyEntry } from '#machines/schemas/desk.ts'
import { call } from '../call.ts'

const success = v.literal('success')
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** Who works at the desk now. */
export const listColleagues = call({
  method: 'GET',
  path: 'desk/colleagues',
  kind: 'read',
  action: 'desk.lead',
  request: v.object({}),
  reply: v.object({ status: success, data: v.array(colleague) }),
  isSuccess,
})

/** Attributes a journey to a colleague. It gives the caller no access to it. */
export const handOver = call({
  method: 'POST',
  path: 'desk/handOver',
  kind: 'authed',
  action: 'desk.lead',
  request: v.object({ customerLeadId: v.string(), username: v.pipe(v.string(), v.nonEmpty()) }),
  reply: v.object({ status: success, data: v.object({ emplId: v.string() }) }),
  isSuccess,
})

/** Which employees viewed or changed a journey, the latest first. */
export const readHistory = call({
  method: 'POST',
  path: 'desk/history',
  kind: 'authed',
  action: 'desk.lead',
  request: v.object({ customerLeadId: v.string() }),
  reply: v.object({ status: success, data: v.array(historyEntry) }),
  isSuccess,
})
