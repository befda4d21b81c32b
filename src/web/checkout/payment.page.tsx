import { useParams } from '@tanstack/react-router'
import { today } from '../browser/today.ts'
import { JourneyPage } from '../journey/journey-page.tsx'
import { LeadPage } from '../shared/resume/lead-page.tsx'
import { paymentJourney } from './payment.journey.ts'

/** Checkout and success page are one journey: the status of the purchase decides which of them is shown. */
export default function PaymentPage() {
  const { id = '' } = useParams({ strict: false })
  return (
    <LeadPage leadId={id}>
      {(record) => <JourneyPage journey={paymentJourney} input={{ today: today(), record }} />}
    </LeadPage>
  )
}
