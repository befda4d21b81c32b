import { JourneyView } from '../journey-view.tsx'
import { proveOwnerJourney } from '../prove-owner/prove-owner.journey.ts'
import { useChild } from '../use-journey.ts'
import type { ResumeHandle } from './resume.journey.ts'

/** Somebody else's browser, as far as we know: its own machine says what it asks. */
export function ProvingView({ journey }: { journey: ResumeHandle }) {
  const proving = useChild(journey, 'proveOwner', proveOwnerJourney)
  return proving && <JourneyView journey={proving} />
}
