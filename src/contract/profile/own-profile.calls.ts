import * as v from 'valibot'
import { wireCustomer } from '../account/people.ts'
import { ownDetails } from '../account/sign-up.calls.ts'
import { call } from '../call.ts'

/** Version of the details: the time of their last change. */
const version = v.pipe(v.string(), v.isoTimestamp())

export const profileReply = v.object({
  status: v.literal('success'),
  data: v.object({ ...wireCustomer.entries, version, isPartnersWord: v.boolean(), isReminded: v.boolean() }),
})

const isSuccess = ({ status }: { status: string }) => status === 'success'

/** The person's own details. */
export const readProfile = call({
  method: 'GET',
  path: 'customer/profile',
  kind: 'read',
  action: 'profile.own',
  request: v.object({}),
  reply: profileReply,
  isSuccess,
})

/**
 * Changes all of them, based on the version they were read in; refused with 409 and the current ones where another
 * tab was faster. The mobile number identifies the person and cannot be changed.
 */
export const updateProfile = call({
  method: 'POST',
  path: 'customer/updateProfile',
  kind: 'authed',
  action: 'profile.own',
  request: v.object({ ...ownDetails, version }),
  reply: profileReply,
  isSuccess,
})

/** Whether reminders are sent to this person's number and mail address. */
export const chooseReminders = call({
  method: 'POST',
  path: 'customer/chooseReminders',
  kind: 'authed',
  action: 'profile.own',
  request: v.object({ isReminded: v.boolean() }),
  reply: v.object({ status: v.literal('success') }),
  isSuccess,
})

export type ProfileReply = v.InferOutput<typeof profileReply>
