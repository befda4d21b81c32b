import * as v from 'valibot'

/** How every reference list travels; the specification calls them lists and shows no more. */
export const listReply = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ status: v.literal('success'), data: v.array(entry) })

export const isSuccess = (reply: { status: string }): boolean => reply.status === 'success'
