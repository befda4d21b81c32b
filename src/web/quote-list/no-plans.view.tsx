import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button, buttonClass } from '../ui/actions/button.tsx'
import type { QuoteListProps } from './quote-list.journey.ts'

/** The first bundled year still runs: why there is no plan, and two ways on (register C-36). */
export function NoPlansView({ journey }: QuoteListProps) {
  const actions = (
    <>
      <Button size="large" onClick={() => journey.send({ type: 'revisited', screen: 'vehicleDates' })}>
        Change date
      </Button>
      <a href="/" className={buttonClass({ variant: 'secondary', size: 'large' })}>
        Start a new search
      </a>
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      <p>
        A new vehicle is sold with its first year of own-damage cover. Another policy can start when that one
        ends; if the date is wrong, correct it.
      </p>
    </JourneyScreen>
  )
}
