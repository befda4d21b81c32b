import { useParams } from '@tanstack/react-router'
import { paymentEvents } from '#machines/payment/payment.events.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { defineJourney } from '../journey/journey.ts'
import { JourneyPage } from '../journey/journey-page.tsx'
import { LeadPage } from '../journey/lead-page.tsx'
import { today } from '../journey/today.ts'

const journey = defineJourney({ machine: paymentMachine, events: paymentEvents })

export default function SuccessPage() {
  const { id } = useParams({ from: '/success-page/$id' })
  return (
    <LeadPage leadId={id}>
      {(record) => <JourneyPage journey={journey} input={{ today: today(), record }} />}
    </LeadPage>
  )
}
