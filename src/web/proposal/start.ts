import type { ProposalInput } from '#machines/motor/proposal/proposal.setup.ts'
import type { MotorRecord } from '#machines/motor/record/motor-record.ts'
import { today } from '../browser/today.ts'

type Arrival = {
  record: MotorRecord
  /** The page in the address. */
  step: string | undefined
  /** Just back from the identity provider's own page. */
  isBack: boolean
}

/** The proposal's input, whether opened directly, reloaded or reached from another page. */
export function proposalStartOf({ record, step, isBack }: Arrival): ProposalInput {
  const screen = mayReopen(record) && step !== 'review' ? step : undefined
  return {
    today: today(),
    record,
    ...(screen !== undefined && { screen }),
    ...((isBack || isVerifiedUnsaved(record, step)) && { returned: true }),
  }
}

/** Not while an insurer's answer is pending: the address may still be an earlier page's. */
const mayReopen = ({ status = '' }: MotorRecord) =>
  !['proposalRequest', 'proposalPremiumMismatch'].includes(status)

/** The identity is saved together with the person, so after an earlier reload it is read from the server. */
const isVerifiedUnsaved = ({ kyc }: MotorRecord, step: string | undefined) =>
  kyc === undefined && step === 'person'
