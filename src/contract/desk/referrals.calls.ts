import * as v from 'valibot'
import { statusKeys } from '#machines/reference/statuses.ts'
import { decisionGiven, referral } from '#machines/schemas/referral.ts'
import { call } from '../call.ts'

const success = v.literal('success')
const isSuccess = ({ status }: { status: string }) => status === 'success'

/** Proposals that an insurer has referred to a person, the longest waiting first. */
export const listReferrals = call({
  method: 'GET',
  path: 'desk/referrals',
  kind: 'read',
  action: 'desk.decide',
  assumed: true,
  request: v.object({}),
  reply: v.object({ status: success, data: v.array(referral) }),
  isSuccess,
})

/** A person's decision on one of them, for its insurer. It gives no access to the journey. */
export const decideReferral = call({
  method: 'POST',
  path: 'desk/decideReferral',
  kind: 'authed',
  action: 'desk.decide',
  assumed: true,
  request: v.object({ customerLeadId: v.string(), ...decisionGiven.entries }),
  reply: v.object({
    status: success,
    message: v.string(),
    data: v.object({ proposalStatus: v.optional(v.picklist(statusKeys)) }),
  }),
  isSuccess,
})
