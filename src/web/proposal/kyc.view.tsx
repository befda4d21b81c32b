import { JourneyView } from '../journey/journey-view.tsx'
import { useChild } from '../journey/use-journey.ts'
import { kycJourney } from './kyc/kyc.journey.ts'
import type { ProposalHandle } from './proposal.journey.ts'

/** The identity check, whose own machine says what it asks. */
export function KycView({ journey }: { journey: ProposalHandle }) {
  const kyc = useChild(journey, 'kyc', kycJourney)
  return kyc && <JourneyView journey={kyc} />
}
