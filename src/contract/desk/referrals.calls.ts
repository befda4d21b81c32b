import * as v from 'valibot'
import { statusKeys } from '#machines/reference/statuses.ts'
import { given } from '#machines/schemas/answers.ts'
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
  request: v.object({}),
  reply: v.object({ status: success, data: v.array(referral) }),
  isSuccess,
})

/** A photograph of one of them, as a download. */
export const referredDocument = call({
  method: 'GET',
  path: 'desk/referredDocument/{id}',
  kind: 'read',
  action: 'desk.decide',
  request: v.object({ id: v.string() }),
  reply: v.unknown(),
  isSuccess: () => true,
})

/** Gives a proposal back for another photograph in place of one that does not show enough. */
export const askForPhotograph = call({
  method: 'POST',
  path: 'desk/askForPhotograph',
  kind: 'authed',
  action: 'desk.decide',
  request: v.object({ customerLeadId: v.string(), documentId: v.string(), reason: given }),
  reply: v.object({ status: success, message: v.string() }),
  isSuccess,
})

/** A person's decision on one of them, for its insurer. It gives no access to the journey. */
export const decideReferral = call({
  method: 'POST',
  path: 'desk/decideReferral',
  kind: 'authed',
  action: 'desk.decide',
  request: v.object({ customerLeadId: v.string(), ...decisionGiven.entries }),
  reply: v.object({
    status: success,
    message: v.string(),
    data: v.object({ proposalStatus: v.optional(v.picklist(statusKeys)) }),
  }),
  isSuccess,
})
