import { JourneyView } from '../journey/journey-view.tsx'
import { useJourney } from '../journey/use-journey.ts'
import { SignedInOnly } from '../session/signed-in-only.tsx'
import { requestsJourney } from './requests/requests.journey.ts'

/** Where employees answer requests to support. */
export default function RequestsPage() {
  return (
    <SignedInOnly action="desk.work">
      <Requests />
    </SignedInOnly>
  )
}

const Requests = () => <JourneyView {...useJourney(requestsJourney, undefined)} />
