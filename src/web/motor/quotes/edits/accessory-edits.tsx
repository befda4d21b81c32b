import type { quoteListMachine } from '#machines/motor/quote-list/quote-list.machine.ts'
import { withCover } from '#machines/motor/rules/quote-request.ts'
import { paise } from '#machines/rules/money.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { AmountEdit } from './amount-edit.tsx'
import { FoldedPart } from './folded-part.tsx'
import { useRequest } from './use-request.ts'

const accessories = [
  ['electricalAccessories', 'isElectricalAccessories'],
  ['nonElectricalAccessories', 'isNonElectricalAccessories'],
  ['biFuelKit', 'isCngAccessories'],
] as const
type Accessory = (typeof accessories)[number][0]

/** Accessories by value; only those allowed for the cover and the fuel. */
export function AccessoryEdits(view: ViewProps<typeof quoteListMachine>) {
  const { request, change } = useRequest(view)
  const goesWith = (field: Accessory) =>
    withCover({ ...request, [field]: paise(0) }, request.coverType, view.model.record)[field] !== undefined
  const offered = accessories.filter(([field]) => goesWith(field))
  const taken = offered.filter(([field]) => request[field] !== undefined)
  if (offered.length === 0) return null
  return (
    <FoldedPart title="Accessories" taken={taken.length}>
      {offered.map(([field, addOn]) => (
        <AmountEdit
          key={field}
          addOn={addOn}
          value={request[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </FoldedPart>
  )
}
