import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { healthProduct } from '#machines/health/health.product.ts'
import { today } from '../browser/today.ts'
import { EventForm } from '../journey/event-prompt.tsx'
import { JourneyPage } from '../journey/journey-page.tsx'
import { stepIn } from '../journey/use-step-in-url.ts'
import { ProductPage } from '../shared/resume/lead-page.tsx'
import { healthJourney } from './health.journey.ts'
import { healthStartOf } from './start.ts'

// It is drawn with its form, and comes alive with it.
await EventForm.preload()

export default function HealthPage() {
  const { history } = useRouter()
  const { state, search } = history.location
  const [start] = useState(() => healthStartOf(state))
  const screen = stepIn(search)
  if (start.kind === 'record')
    return <JourneyPage journey={healthJourney} input={{ today: today(), record: start.record }} />
  return (
    <ProductPage product={healthProduct} leadId={start.leadId}>
      {(record) => <JourneyPage journey={healthJourney} input={{ today: today(), record, screen }} />}
    </ProductPage>
  )
}
