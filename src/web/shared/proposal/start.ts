import type { ProposalInput } from '#machines/purchase/proposal/proposal.setup.ts'
import type { JourneyRecord } from '#machines/schemas/journey-record.ts'
import { today } from '../../browser/today.ts'
import type { ProposalPage } from './proposal-view.ts'

type Arrival<R extends JourneyRecord> = {
  record: R
  pages: readonly Pick<ProposalPage<R>, 'step'>[]
  /** The page in the address. */
  step: string | undefined
  /** Just back from the identity provider's own page. */
  isBack: boolean
}

/** The proposal's input, whether opened directly, reloaded or reached from another page. */
export function proposalStartOf<R extends JourneyRecord>(arrival: Arrival<R>): ProposalInput<R> {
  const { record, step, isBack } = arrival
  const screen = mayReopen(record) && step !== 'review' ? step : undefined
  return {
    today: today(),
    record,
    ...(screen !== undefined && { screen }),
    ...((isBack || isVerifiedUnsaved(arrival)) && { returned: true }),
  }
}

/** Not while an insurer's answer is pending: the address may still be an earlier page's. */
const mayReopen = ({ status = '' }: JourneyRecord) =>
  !['proposalRequest', 'proposalPremiumMismatch'].includes(status)

/** The identity is saved together with the page after it, so after an earlier reload it is read from the server. */
function isVerifiedUnsaved<R extends JourneyRecord>({ record, pages, step }: Arrival<R>): boolean {
  const at = pages.findIndex((page) => page.step === 'kyc')
  return record.kyc === undefined && pages[at + 1]?.step === step
}
