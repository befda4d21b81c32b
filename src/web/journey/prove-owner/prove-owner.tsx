import { useEffect } from 'react'
import { JourneyView } from '../journey-view.tsx'
import { useJourney } from '../use-journey.ts'
import { proveOwnerJourney } from './prove-owner.journey.ts'

type ProveOwnerProps = {
  leadId: string
  /** The masked number the code is sent to. */
  mobile: string | undefined
  onProved: () => void
}

/** A lead opens in another browser only for the person who holds its phone (ruling 13). */
export function ProveOwner({ leadId, mobile, onProved }: ProveOwnerProps) {
  const journey = useJourney(proveOwnerJourney, { leadId, mobile })
  const isProved = journey.screen.state === 'proved'
  useEffect(() => {
    if (isProved) onProved()
  }, [isProved, onProved])
  return <JourneyView {...journey} />
}
