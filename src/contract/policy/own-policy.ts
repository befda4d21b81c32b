import * as v from 'valibot'

/** A call about one's own policy. */
export const ownPolicyCall = <const Standing extends v.GenericSchema>(standing: Standing) =>
  ({
    method: 'POST',
    kind: 'authed',
    action: 'profile.own',
    lead: 'customerLeadId',
    reply: v.object({ status: v.literal('success'), data: standing }),
    isSuccess: ({ status }: { status: string }) => status === 'success',
  }) as const
