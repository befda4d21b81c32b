import * as v from 'valibot'

/** The reply of every reference list; the specification shows no details. */
export const listReply = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ status: v.literal('success'), data: v.array(entry) })

export const isSuccess = (reply: { status: string }): boolean => reply.status === 'success'
