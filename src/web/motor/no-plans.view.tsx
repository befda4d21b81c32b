import { Link } from '@tanstack/react-router'
import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { journey } from '#machines/reference/messages/journey.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button, buttonClass } from '../ui/actions/button.tsx'

/** The first bundled year still runs: why there is no plan, and three ways on; a vehicle with a number is not new (C-36). */
export function WizardNoPlansView(view: ViewProps<typeof motorMachine>) {
  const actions = (
    <>
      <Button size="large" onClick={() => view.send({ type: 'back' })}>
        Change date
      </Button>
      <EventButton {...view} event="newVehicle.chosen" variant="secondary" />
      {!view.can('newVehicle.chosen') && (
        <Button
          size="large"
          variant="secondary"
          onClick={() => view.send({ type: 'revisited', screen: 'start' })}
        >
          Correct the number
        </Button>
      )}
      <Link to="/support" className={buttonClass({ variant: 'quiet', size: 'large' })}>
        Support
      </Link>
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      <p>{journey.firstPolicyExplained}</p>
    </JourneyScreen>
  )
}
