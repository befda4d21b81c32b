import { useParams } from '@tanstack/react-router'
import { proposalEvents } from '#machines/proposal/proposal.events.ts'
import { proposalMachine } from '#machines/proposal/proposal.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { JourneyPage } from '../journey/journey-page.tsx'
import { LeadPage } from '../journey/lead-page.tsx'
import { today } from '../journey/today.ts'

const journey = defineJourney({ machine: proposalMachine, events: proposalEvents })

export default function ProposalPage() {
  const { id } = useParams({ from: '/proposal/$id' })
  return (
    <LeadPage leadId={id}>
      {(record) => <JourneyPage journey={journey} input={{ today: today(), record }} />}
    </LeadPage>
  )
}
