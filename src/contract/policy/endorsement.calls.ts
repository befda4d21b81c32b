import * as v from 'valibot'
import { endorsementStatus, endorsementSubjects } from '#machines/schemas/endorsement.ts'
import { call } from '../call.ts'
import { ownPolicyCall } from './own-policy.ts'

const ofOwn = ownPolicyCall(endorsementStatus)

/** What can be changed of one's own policy, or what becomes of a change that was asked for. */
export const readEndorsement = call({
  ...ofOwn,
  path: 'customer/endorsement',
  request: v.object({ customerLeadId: v.string() }),
})

/** Asks its insurer for a change; the answers are those of the form that is about this subject. */
export const endorsePolicy = call({
  ...ofOwn,
  path: 'customer/endorsePolicy',
  request: v.object({
    customerLeadId: v.string(),
    subject: v.picklist(endorsementSubjects),
    answers: v.record(v.string(), v.unknown()),
  }),
})
