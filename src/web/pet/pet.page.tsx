import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { petProduct } from '#machines/pet/pet.product.ts'
import { today } from '../browser/today.ts'
import { EventForm } from '../journey/event-prompt.tsx'
import { JourneyPage } from '../journey/journey-page.tsx'
import { stepIn } from '../journey/use-step-in-url.ts'
import { ProductPage } from '../shared/resume/lead-page.tsx'
import { petJourney } from './pet.journey.ts'
import { petStartOf } from './start.ts'

// It is drawn with its form, and comes alive with it.
await EventForm.preload()

/** Reached by its address, by the FAQ's Pet tab and by the pet panel; the tile says what is still to come (C-02). */
export default function PetPage() {
  const { history } = useRouter()
  const { state, search } = history.location
  const [start] = useState(() => petStartOf(state))
  const screen = stepIn(search)
  if (start.kind === 'record')
    return <JourneyPage journey={petJourney} input={{ today: today(), record: start.record }} />
  return (
    <ProductPage product={petProduct} leadId={start.leadId}>
      {(record) => <JourneyPage journey={petJourney} input={{ today: today(), record, screen }} />}
    </ProductPage>
  )
}
