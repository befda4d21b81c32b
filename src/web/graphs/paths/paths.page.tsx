import { useParams } from '@tanstack/react-router'
import { JourneyView } from '../../journey/journey-view.tsx'
import { useJourney } from '../../journey/use-journey.ts'
import { useNotices } from '../../journey/use-notices.ts'
import { SignedInOnly } from '../../session/signed-in-only.tsx'
import { useGraphSearch } from '../use-search.ts'
import { placeIn } from './address.ts'
import { pathsJourney } from './paths.journey.ts'
import { usePathsAddress } from './use-address.ts'

/** The paths page of a machine, for testers. */
export default function PathsPage() {
  const { machine } = useParams({ from: '/graphs/$machine/paths' })
  return (
    <SignedInOnly action="paths.use">
      <Paths key={machine} machine={machine} />
    </SignedInOnly>
  )
}

function Paths({ machine }: { machine: string }) {
  const journey = useJourney(pathsJourney, { machine, place: placeIn(useGraphSearch()) })
  usePathsAddress(journey)
  useNotices(journey.actor)
  return <JourneyView {...journey} />
}
