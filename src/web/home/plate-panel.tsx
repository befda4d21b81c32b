import { useCallback } from 'react'
import type { homeMachine } from '#machines/home/home.machine.ts'
import { otherClass, vehicleName } from '#machines/motor/vehicle-words.ts'
import type { VehicleKind } from '#machines/reference/policies.ts'
import type { ViewProps } from '../journey/journey.ts'
import { PlateForm } from '../shared/motor/plate/plate-form.tsx'
import { QuoteModal } from './lazy-dialogs.tsx'

/** The number is looked up in the background; Check Quote waits for the answer a moment, no longer (C-04). */
export function PlatePanel({
  vehicleType,
  ...view
}: ViewProps<typeof homeMachine> & { vehicleType: VehicleKind }) {
  const { send, actor, screen, model } = view
  const { found } = model
  const other = screen.state.endsWith('otherClass') && found ? otherClass(found) : undefined
  const complete = useCallback(
    (registrationNumber: string) => {
      if (actor.getSnapshot().context.registrationNumber === registrationNumber) return
      actor.send({ type: 'registration.completed', registrationNumber, vehicleType })
      void QuoteModal.preload()
    },
    [actor, vehicleType],
  )
  return (
    <PlateForm
      vehicleType={vehicleType}
      initial={model.registrationNumber}
      lookUp={{
        found: hintOf(view),
        other: other && { ...other, onPress: () => send({ type: 'vehicleClass.corrected' }) },
        isAwaited: screen.state.endsWith('awaited'),
      }}
      onComplete={complete}
      onSubmit={(answer) => {
        complete(answer.registrationNumber)
        send({ type: 'registration.given', ...answer })
      }}
      onSkip={() => send({ type: 'number.skipped' })}
      onNew={() => send({ type: 'newVehicle.chosen' })}
    />
  )
}

function hintOf({ screen, model }: ViewProps<typeof homeMachine>): string | undefined {
  if (screen.state.includes('lookingUp')) return `Looking up ${model.registrationNumber} …`
  if (!screen.state.endsWith('lookedUp')) return undefined
  return model.found && `We found your ${vehicleName(model.found)}.`
}
