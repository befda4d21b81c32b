import { withCover } from '#machines/record/quote-request.ts'
import { paise } from '#machines/rules/money.ts'
import type { QuoteListProps } from '../quote-list.journey.ts'
import { AmountEdit } from './amount-edit.tsx'
import { FoldedPart } from './folded-part.tsx'
import { useRequest } from './use-request.ts'

const accessories = [
  ['electricalAccessories', 'isElectricalAccessories'],
  ['nonElectricalAccessories', 'isNonElectricalAccessories'],
  ['biFuelKit', 'isCngAccessories'],
] as const
type Accessory = (typeof accessories)[number][0]

/** What was fitted besides, by its value; only what goes with the cover and the fuel. */
export function AccessoryEdits({ journey }: QuoteListProps) {
  const { request, change } = useRequest(journey)
  const goesWith = (field: Accessory) =>
    withCover({ ...request, [field]: paise(0) }, request.coverType, journey.context.record)[field] !==
    undefined
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
