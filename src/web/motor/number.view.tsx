import type { motorMachine } from '#machines/motor/wizard/motor.machine.ts'
import type { ViewProps } from '../journey/journey.ts'
import { JourneyScreen } from '../journey/journey-screen.tsx'
import { PlateForm, plateFormId } from '../shared/motor/plate/plate-form.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { RadioGroup } from '../ui/inputs/radio-group.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Stack } from '../ui/layout/stack.tsx'

const vehicles = [
  { value: '2w', label: 'Bike' },
  { value: '4w', label: 'Car' },
] as const

/** The number, or the two ways on without one. */
export function RegistrationNumberView(view: ViewProps<typeof motorMachine>) {
  const { send } = view
  const { record, triedNumber } = view.model
  const { vehicleType = '4w' } = record
  const registrationNumber = triedNumber ?? record.registrationNumber
  const { problem } = view.screen
  const again = () => send({ type: 'registration.given', registrationNumber, vehicleType })
  return (
    <JourneyScreen {...view}>
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
          name="vehicleType"
          form={plateFormId}
          options={vehicles}
          value={vehicleType}
          onChange={(value) => send({ type: 'vehicle.chosen', vehicleType: value })}
        />
        <Card>
          <PlateForm
            key={vehicleType}
            vehicleType={vehicleType}
            initial={registrationNumber}
            onSubmit={(typed) => send({ type: 'registration.given', registrationNumber: typed, vehicleType })}
            onSkip={() => send({ type: 'number.skipped' })}
            onNew={() => send({ type: 'newVehicle.chosen' })}
          />
        </Card>
      </Stack>
    </JourneyScreen>
  )
}
