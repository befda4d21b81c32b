import { useCallback } from 'react'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { vehicleName } from '#machines/motor/vehicle-words.ts'
import type { VehicleKind } from '#machines/reference/policies.ts'
import type { ViewProps } from '../journey/journey.ts'
import { PlateForm } from '../shared/motor/plate/plate-form.tsx'
import { loadQuoteModal } from './lazy-dialogs.tsx'

/** The number is looked up in the background; a result only saves a step (C-04). */
export function PlatePanel({
  vehicleType,
  ...view
}: ViewProps<typeof homeMachine> & { vehicleType: VehicleKind }) {
  const { send, actor } = view
  const complete = useCallback(
    (registrationNumber: string) => {
      actor.send({ type: 'registration.completed', registrationNumber, vehicleType })
      void loadQuoteModal()
    },
    [actor, vehicleType],
  )
  return (
    <PlateForm
      vehicleType={vehicleType}
      found={hintOf(view)}
      onComplete={complete}
      onSubmit={(answer) => send({ type: 'registration.given', ...answer })}
      onSkip={() => send({ type: 'number.skipped' })}
      onNew={() => send({ type: 'newVehicle.chosen' })}
    />
  )
}

function hintOf({ screen, model }: ViewProps<typeof homeMachine>): string | undefined {
  if (screen.state.endsWith('lookingUp')) return 'Looking up your vehicle'
  return model.found && `We found your ${vehicleName(model.found)}.`
}
