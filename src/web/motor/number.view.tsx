import { JourneyScreen } from '../journey/journey-screen.tsx'
import { PlateForm } from '../journey/plate/plate-form.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { RadioGroup } from '../ui/inputs/radio-group.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'
import type { MotorHandle } from './motor.journey.ts'

const vehicles = [
  { value: '2w', label: 'Bike' },
  { value: '4w', label: 'Car' },
] as const

/** The number, or the two ways on without one. */
export function NumberView({ journey }: { journey: MotorHandle }) {
  const { record } = journey.context
  const { vehicleType = '4w', registrationNumber } = record
  const { problem } = journey.screen
  const again = () => journey.send({ type: 'registration.given', registrationNumber, vehicleType })
  return (
    <JourneyScreen journey={journey}>
      {problem && (
        <Notice
          kind="error"
          action={
            registrationNumber !== '' && (
              <Button variant="secondary" size="small" onClick={again}>
                Try again
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <Stack gap="large">
        <RadioGroup
          label="Vehicle"
          options={vehicles}
          value={vehicleType}
          onChange={(value) => journey.send({ type: 'vehicle.chosen', vehicleType: value })}
        />
        <Card>
          <PlateForm
            key={vehicleType}
            vehicleType={vehicleType}
            initial={registrationNumber}
            onSubmit={(answer) => journey.send({ type: 'registration.given', ...answer })}
            onSkip={() => journey.send({ type: 'number.skipped' })}
            onNew={() => journey.send({ type: 'newVehicle.chosen' })}
          />
        </Card>
      </Stack>
    </JourneyScreen>
  )
}
