import { JourneyView } from '../journey-view.tsx'
import { proveOwnerJourney } from '../prove-owner/prove-owner.journey.ts'
import { useSession } from '../session/use-session.ts'
import { useChild } from '../use-journey.ts'
import { AskAtDesk } from './ask-at-desk.tsx'
import type { ResumeHandle } from './resume.journey.ts'

/** Somebody else's browser, as far as we know: its own machine says what it asks. An employee asks at the desk. */
export function ProvingView({ journey }: { journey: ResumeHandle }) {
  const { kind } = useSession()
  const proving = useChild(journey, 'proveOwner', proveOwnerJourney)
  if (kind === 'employee') return <AskAtDesk />
  return proving && <JourneyView journey={proving} />
}
