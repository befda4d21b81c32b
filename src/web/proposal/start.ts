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

/** What the proposal begins with, come upon directly, by a reload or from another page. */
export function proposalStartOf({ record, step, isBack }: Arrival): ProposalInput {
  const screen = mayReopen(record) && step !== 'review' ? step : undefined
  return {
    today: today(),
    record,
    ...(screen !== undefined && { screen }),
    ...((isBack || isVerifiedUnsaved(record, step)) && { returned: true }),
  }
}

/** Not while an answer of the insurer is open: the address may still be that of an earlier page. */
const mayReopen = ({ status = '' }: MotorRecord) =>
  !['proposalRequest', 'proposalPremiumMismatch'].includes(status)

/** The identity is saved together with the person, so after a reload before that the server is asked for it. */
const isVerifiedUnsaved = ({ kyc }: MotorRecord, step: string | undefined) =>
  kyc === undefined && step === 'person'
