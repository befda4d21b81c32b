import * as v from 'valibot'
import {
  supportAnswer,
  supportQuestion,
  supportReceipt,
  supportRequest,
} from '#machines/schemas/support-request.ts'
import { call } from '../call.ts'

const success = v.literal('success')
const isSuccess = ({ status }: { status: string }) => status === 'success'
const ofRequest = v.object({ number: v.string() })
const done = v.object({ status: success, message: v.string() })
const atDesk = { method: 'POST', kind: 'authed', action: 'desk.work' } as const

/** Hands a request to support. The same one again is the one that is known. */
export const sendSupportRequest = call({
  method: 'POST',
  path: 'support/sendRequest',
  kind: 'open',
  action: 'support.ask',
  request: supportQuestion,
  reply: v.object({ status: success, data: supportReceipt }),
  isSuccess,
})

/** Requests that are not closed, what is due first before the others. */
export const listSupportRequests = call({
  method: 'GET',
  path: 'desk/supportRequests',
  kind: 'read',
  action: 'desk.work',
  request: v.object({}),
  reply: v.object({ status: success, data: v.array(supportRequest) }),
  isSuccess,
})

/** Answers one; the customer gets a mail. */
export const answerSupportRequest = call({
  ...atDesk,
  path: 'desk/answerSupportRequest',
  request: v.object({ ...ofRequest.entries, answer: supportAnswer }),
  reply: done,
  isSuccess,
})

/** Closes one that was answered. */
export const closeSupportRequest = call({
  ...atDesk,
  path: 'desk/closeSupportRequest',
  request: ofRequest,
  reply: done,
  isSuccess,
})
