import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { JourneyScreen } from '../../journey/journey-screen.tsx'
import { ownAddress } from '../../language/language.ts'
import { Button, buttonClass } from '../../ui/actions/button.tsx'

/** The first bundled year still runs: why there is no plan, and two ways on (C-36). */
export function NoPlansView(view: ViewProps<typeof quoteListMachine>) {
  const actions = (
    <>
      <Button size="large" onClick={() => view.send({ type: 'revisited', screen: 'vehicleDates' })}>
        Change date
      </Button>
      <a href={ownAddress('/')} className={buttonClass({ variant: 'secondary', size: 'large' })}>
        Start a new search
      </a>
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <p>{journey.firstPolicyExplained}</p>
    </JourneyScreen>
  )
}
