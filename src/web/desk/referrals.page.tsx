import { JourneyView } from '../journey/journey-view.tsx'
import { useJourney } from '../journey/use-journey.ts'
import { SignedInOnly } from '../session/signed-in-only.tsx'
import { referralsJourney } from './referrals/referrals.journey.ts'

/** Where employees decide on the proposals that insurers refer to a person. */
export default function ReferralsPage() {
  return (
    <SignedInOnly action="desk.decide">
      <Queue />
    </SignedInOnly>
  )
}

const Queue = () => <JourneyView {...useJourney(referralsJourney, undefined)} />
