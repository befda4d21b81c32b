import { useEffect } from 'react'
import { JourneyView } from '../journey/journey-view.tsx'
import { useJourney } from '../journey/use-journey.ts'
import { SignedInOnly } from '../session/signed-in-only.tsx'
import { deskJourney } from './desk.journey.ts'
import { isSameQuery, useFilters } from './use-filters.ts'

/** The desk: where employees find their journeys (ruling 9). */
export default function DeskPage() {
  return (
    <SignedInOnly action="desk.work">
      <Desk />
    </SignedInOnly>
  )
}

/** The filters are in the address and the list follows them; the search text is not, because it is personal. */
function Desk() {
  const { filters } = useFilters()
  const journey = useJourney(deskJourney, { query: { search: '', ...filters } })
  const { query } = journey.model
  const wanted = { search: query.search, ...filters }
  useEffect(() => {
    if (!isSameQuery(wanted, query)) journey.send({ type: 'query.changed', query: wanted })
  })
  return <JourneyView {...journey} />
}
