import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button } from '../ui/actions/button.tsx'

/** The policy ends more than 60 days from now (C-51). */
export function WizardTooEarlyView(view: ViewProps<typeof motorMachine>) {
  const change = (
    <Button size="large" onClick={() => view.send({ type: 'expiry.opened' })}>
      {view.journey.events['expiry.opened']?.label}
    </Button>
  )
  return (
    <JourneyScreen {...view} actions={change}>
      <p>Your answers are kept. Open this page again when the renewal opens and go on from here.</p>
    </JourneyScreen>
  )
}
