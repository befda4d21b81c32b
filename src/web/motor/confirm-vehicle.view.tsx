import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { FoundVehicle } from '../shared/motor/found-vehicle.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Card } from '../ui/layout/card.tsx'

/** The vehicle the registry knows under the number: is it theirs? */
export function ConfirmVehicleView(view: ViewProps<typeof motorMachine>) {
  const { send } = view
  const { found, today } = view.model
  const actions = (
    <>
      <Button size="large" onClick={() => send({ type: 'vehicle.confirmed' })}>
        {labels.yes}
      </Button>
      <Button size="large" variant="secondary" onClick={() => send({ type: 'vehicle.denied' })}>
        {labels.no}
      </Button>
    </>
  )
  return (
    <JourneyScreen {...view} actions={actions}>
      {found && (
        <Card>
          <FoundVehicle vehicle={found} today={today} />
        </Card>
      )}
    </JourneyScreen>
  )
}
