import * as v from 'valibot'

/** A call about one's own policy. */
export const ownPolicyCall = <const Status extends v.GenericSchema>(status: Status) =>
  ({
    method: 'POST',
    kind: 'authed',
    action: 'profile.own',
    lead: 'customerLeadId',
    reply: v.object({ status: v.literal('success'), data: status }),
    isSuccess: ({ status }: { status: string }) => status === 'success',
  }) as const
