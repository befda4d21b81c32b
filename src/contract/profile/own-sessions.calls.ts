import * as v from 'valibot'
import { call } from '../call.ts'

const success = v.literal('success')
const moment = v.pipe(v.string(), v.isoTimestamp())
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** Where this person is logged in. */
export const readSessions = call({
  method: 'GET',
  path: 'customer/sessions',
  kind: 'read',
  action: 'profile.data',
  request: v.object({}),
  reply: v.object({
    status: success,
    data: v.array(
      v.object({
        id: v.string(),
        startedAt: moment,
        usedAt: moment,
        isHere: v.boolean(),
        isPartners: v.boolean(),
      }),
    ),
  }),
  isSuccess,
})

/** Ends one of them, for whoever has logged in a short time ago. */
export const endOwnSession = call({
  method: 'POST',
  path: 'customer/endSession',
  kind: 'authed',
  action: 'profile.data',
  request: v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  reply: v.object({ status: success }),
  isSuccess,
})
