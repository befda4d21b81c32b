import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { zurichKotak } from '#machines/reference/insurers/zurich-kotak.insurer.ts'
import type { RequestOf } from '../call.ts'
import { motorRequestOf } from '../flow/motor-request.ts'
import { draftOf } from './motor-draft.codec.ts'
import { saveKotakProposal, submitProposal } from './proposal.calls.ts'
import { toProposal } from './proposal.codec.ts'

/** The proposal call of a plan's insurer. */
export const proposalCallOf = ({ plan }: MotorRecord) =>
  plan?.insurerId === zurichKotak.insurerId ? saveKotakProposal : submitProposal

/** The proposal of a vehicle's journey; `accepted` is the new premium the customer accepted, in paise. */
export const toMotorProposal = (
  record: MotorRecord,
  accepted?: number,
): RequestOf<typeof submitProposal> => ({
  ...toProposal(record, accepted),
  motorRequest: motorRequestOf(record),
  apiRequestQQ: draftOf(record),
})
