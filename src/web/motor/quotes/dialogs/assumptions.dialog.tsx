import { type EditPart, editParts } from '#machines/motor/quote-list/quote-list.events.ts'
import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { assumptionsOf, type MotorAssumption } from '#machines/motor/rules/assumptions.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { usePlaceNames } from '../../../language/place-names.ts'
import { AssumptionsDialog } from '../../../shared/quotes/assumptions-dialog.tsx'

/** All assumptions behind the prices of a vehicle. */
export function MotorAssumptionsDialog({ model, send }: ViewProps<typeof quoteListMachine>) {
  const { record, request, today } = model
  const { officeLabel } = usePlaceNames()
  const { city, value: office } = record.rto ?? {}
  const assumptions = assumptionsOf({ ...record, request }, today).map((one) =>
    one.key === 'zone' && city ? { ...one, value: `${officeLabel(city)} (${office})` } : one,
  )
  return (
    <AssumptionsDialog
      description="Every price is based on these. If one is wrong the price will change, so please check."
      assumptions={assumptions}
      onChange={(change) => send(changing(change))}
      onClose={() => send({ type: 'closed' })}
    />
  )
}

type Change = NonNullable<MotorAssumption['change']>

function changing(change: Change): Parameters<ViewProps<typeof quoteListMachine>['send']>[0] {
  if (change === 'expiry') return { type: 'expiry.opened' }
  if (isEdited(change)) return { type: 'edits.opened', part: change }
  return { type: 'revisited', screen: change }
}

const isEdited = (change: Change): change is EditPart & Change =>
  (editParts as readonly string[]).includes(change)
