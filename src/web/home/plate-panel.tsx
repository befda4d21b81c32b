import { useCallback } from 'react'
import { vehicleName } from '#machines/motor/vehicle-words.ts'
import type { VehicleKind } from '#machines/reference/policies.ts'
import { PlateForm } from '../journey/plate/plate-form.tsx'
import type { HomeHandle } from './home.journey.ts'
import { loadQuoteModal } from './later-dialogs.tsx'

/** The number is looked up while its owner reads on; what is found only spares a step (register C-04). */
export function PlatePanel({ home, vehicleType }: { home: HomeHandle; vehicleType: VehicleKind }) {
  const { actor } = home
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
      found={hintOf(home)}
      onComplete={complete}
      onSubmit={(answer) => home.send({ type: 'registration.given', ...answer })}
      onSkip={() => home.send({ type: 'number.skipped' })}
      onNew={() => home.send({ type: 'newVehicle.chosen' })}
    />
  )
}

function hintOf({ screen, context }: HomeHandle): string | undefined {
  if (screen.state.endsWith('lookingUp')) return 'Looking up your vehicle'
  return context.found && `We found your ${vehicleName(context.found)}.`
}
