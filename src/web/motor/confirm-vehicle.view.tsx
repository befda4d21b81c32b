import { vehicleFacts } from '#machines/motor/vehicle-words.ts'
import { labels } from '#machines/reference/messages/labels.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { Button } from '../ui/actions/button.tsx'
import { KeyValue } from '../ui/facts/key-value.tsx'
import { Card } from '../ui/layout/card.tsx'
import type { MotorHandle } from './motor.journey.ts'

/** The vehicle the registry knows under the number: is it theirs? */
export function ConfirmVehicleView({ journey }: { journey: MotorHandle }) {
  const { found } = journey.context
  const actions = (
    <>
      <Button size="large" onClick={() => journey.send({ type: 'vehicle.confirmed' })}>
        {labels.yes}
      </Button>
      <Button size="large" variant="secondary" onClick={() => journey.send({ type: 'vehicle.denied' })}>
        {labels.no}
      </Button>
    </>
  )
  return (
    <JourneyScreen journey={journey} actions={actions}>
      {found && (
        <Card>
          <KeyValue entries={vehicleFacts(found)} />
        </Card>
      )}
    </JourneyScreen>
  )
}
