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
  const { record, step } = arrival
  const screen = mayReopen(record) && step !== 'review' ? step : undefined
  return {
    today: today(),
    record,
    ...(screen !== undefined && { screen }),
    ...returnedIn(arrival),
  }
}

/** Not while an insurer's answer is pending: the address may still be an earlier page's. */
const mayReopen = ({ status = '' }: JourneyRecord) =>
  !['proposalRequest', 'proposalPremiumMismatch'].includes(status)

/** Who was found is never kept in the browser, so after a reload before it was saved it is read from the server. */
function returnedIn<R extends JourneyRecord>({ record, pages, step, isBack }: Arrival<R>) {
  if (isBack) return { returned: 'redirected' } as const
  const first = pages.findIndex((page) => page.step === 'kyc')
  const isUnsaved = record.kyc === undefined && pages.findIndex((page) => page.step === step) >= first
  return isUnsaved ? ({ returned: 'reloaded' } as const) : {}
}
