import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import { EventButton } from '../journey/event-button.tsx'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { FoundVehicle } from '../shared/motor/found-vehicle.tsx'
import { Card } from '../ui/layout/card.tsx'

/** The vehicle the registry knows under the number: is it theirs? */
export function ConfirmVehicleView(view: ViewProps<typeof motorMachine>) {
  const { found, today } = view.model
  const actions = (
    <>
      <EventButton {...view} event="vehicle.confirmed" />
      <EventButton {...view} event="vehicle.denied" variant="secondary" />
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
