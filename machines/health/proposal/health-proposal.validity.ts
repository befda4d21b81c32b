import { comesToReview } from '../../purchase/proposal/proposal.states.ts'
import type { Address, HealthRecord } from '../record/health-record.ts'
import { healthProposalMachine } from './health-proposal.machine.ts'

export { invalidAnswer } from './health-proposal.parts.ts'

export const isReadyToPropose = comesToReview(healthProposalMachine)

/** What a proposal contains besides proposer, KYC and nominee, as insurers are told it. */
export function proposalDetails({ build, occupation, medical, communicationAddress }: HealthRecord): object {
  return {
    ...(build && {
      insured: { height_cm: build.height, weight_kg: build.weight, occupation },
    }),
    ...(medical && { medical }),
    ...(communicationAddress && { communication_address: toldAddress(communicationAddress) }),
  }
}

const toldAddress = ({ line1, line2, ...rest }: Address) => ({
  line_1: line1,
  ...(line2 && { line_2: line2 }),
  ...rest,
})
