import * as v from 'valibot'
import { ownSession } from '#machines/schemas/profile.ts'
import { call } from '../call.ts'

const success = v.literal('success')
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
    data: v.array(ownSession),
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
