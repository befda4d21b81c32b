import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button } from '../ui/actions/button.tsx'
import type { QuoteListProps } from './quote-list.journey.ts'

/** The policy ends more than 60 days from now (register C-51). */
export function TooEarlyView({ journey }: QuoteListProps) {
  const change = (
    <Button size="large" onClick={() => journey.send({ type: 'expiry.opened' })}>
      {journey.journey.events['expiry.opened']?.label}
    </Button>
  )
  return (
    <JourneyScreen journey={journey} actions={change}>
      <p>Your answers are kept. Open this page again when the renewal opens and go on from here.</p>
    </JourneyScreen>
  )
}
