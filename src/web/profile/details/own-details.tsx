import { useEffect } from 'react'
import type { OwnProfile } from '#machines/schemas/profile.ts'
import { JourneyView } from '../../journey/journey-view.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useNotices } from '../use-notices.ts'
import { ownDetailsJourney } from './own-details.journey.ts'

export function OwnDetails({ profile }: { profile: OwnProfile }) {
  const journey = useJourney(ownDetailsJourney, { profile })
  const hasLeft = journey.screen.state === 'left'
  useNotices(journey.actor)
  // The page goes first: nobody here any more is a reason to ask for a login on it.
  useEffect(() => {
    if (hasLeft) void forgetSession()
  }, [hasLeft])
  return <JourneyView journey={{ ...journey, faults: journey.context.faults }} />
}

/** The server has ended it here as well. */
const forgetSession = () =>
  import('../../journey/session/running.ts').then(({ running }) =>
    running.actor.send({ type: 'left.elsewhere' }),
  )
