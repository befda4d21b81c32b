import { useParams } from '@tanstack/react-router'
import { JourneyPage } from '../journey/journey-page.tsx'
import { LeadPage } from '../journey/lead-page.tsx'
import { today } from '../journey/today.ts'
import { quoteListJourney } from './quote-list.journey.ts'

export default function QuoteListPage() {
  const { id } = useParams({ from: '/quotelist/$id' })
  return (
    <LeadPage leadId={id}>
      {(record) => <JourneyPage journey={quoteListJourney} input={{ today: today(), record }} />}
    </LeadPage>
  )
}
