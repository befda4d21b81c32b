import { type AddOn as AnyAddOn, addOnDefinition, addOnsOf } from '#machines/reference/addons.ts'
import { voluntaryDeductibles } from '#machines/reference/deductibles.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import { withCover } from '#machines/rules/quote-request.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import type { QuoteListProps } from '../quote-list.journey.ts'
import { AmountEdit } from './amount-edit.tsx'
import { Part } from './part.tsx'
import { useRequest } from './use-request.ts'

const none = 0
const noneOption = { value: none, label: 'None' }
const inRupees = (value: number) => ({ value, label: formatRupees(paise(value)) })
const choicesOf = (addOn: AnyAddOn) =>
  (addOnDefinition(addOn)?.options ?? []).flatMap(({ value }) => (value === '' ? [] : Number(value)))
const nameOf = (addOn: AnyAddOn) => addOnDefinition(addOn)?.label ?? addOn

/** What is insured besides: accessories, people in the vehicle, and what the customer bears (register QUOTE-11, QUOTE-12). */
export const ExtraEdits = ({ journey }: QuoteListProps) => (
  <>
    <AccessoryEdits journey={journey} />
    <PeopleEdits journey={journey} />
    <SavingEdits journey={journey} />
  </>
)

const accessories = [
  ['electricalAccessories', 'isElectricalAccessories'],
  ['nonElectricalAccessories', 'isNonElectricalAccessories'],
  ['biFuelKit', 'isCngAccessories'],
] as const

function AccessoryEdits({ journey }: QuoteListProps) {
  const { request, change } = useRequest(journey)
  const { record } = journey.context
  const takes = (field: (typeof accessories)[number][0]) =>
    withCover({ ...request, [field]: paise(none) }, request.coverType, record)[field] !== undefined
  const taken = accessories.filter(([field]) => takes(field))
  if (taken.length === 0) return null
  return (
    <Part title="Accessories">
      {taken.map(([field, addOn]) => (
        <AmountEdit
          key={`${field}${request[field]}`}
          addOn={addOn}
          value={request[field]}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
    </Part>
  )
}

function PeopleEdits({ journey }: QuoteListProps) {
  const { request, change } = useRequest(journey)
  const isPerson = journey.context.record.customerType !== 'organisation'
  const sold = new Set(addOnsOf[request.coverType])
  if (!sold.has('isPassengerCover')) return null
  return (
    <Part title="People">
      {isPerson && (
        <Checkbox
          label={nameOf('personalAccident')}
          hint="₹15 lakh for the owner who drives. The law asks for it unless you have it elsewhere."
          checked={request.personalAccident}
          onChange={(personalAccident) => change({ personalAccident })}
        />
      )}
      <Field label={nameOf('isPassengerCover')} hint="For each seat">
        <Select
          options={[noneOption, ...choicesOf('isPassengerCover').map(inRupees)]}
          value={request.passengerCover ?? none}
          onChange={(value) =>
            change({ passengerCover: (value || undefined) as typeof request.passengerCover })
          }
        />
      </Field>
      <Field label={nameOf('liabilitiesToPaidDriver')}>
        <Select
          options={[noneOption, ...choicesOf('liabilitiesToPaidDriver').map(driver)]}
          value={request.paidDrivers ?? none}
          onChange={(value) => change({ paidDrivers: (value || undefined) as typeof request.paidDrivers })}
        />
      </Field>
    </Part>
  )
}

const driver = (value: number) => ({ value, label: value === 1 ? '1 driver' : `${value} drivers` })

function SavingEdits({ journey }: QuoteListProps) {
  const { request, change } = useRequest(journey)
  const { vehicleType = '4w' } = journey.context.record
  const sold = new Set(addOnsOf[request.coverType])
  return (
    <Part title="Pay less, bear more">
      {request.coverType !== 'thirdParty' && (
        <Field
          label="Voluntary Deductible"
          hint="What you bear of each claim, beside what the policy asks anyway"
        >
          <Select
            options={[noneOption, ...voluntaryDeductibles[vehicleType].map(inRupees)]}
            value={request.voluntaryDeductible ?? none}
            onChange={(value) => change({ voluntaryDeductible: value || undefined })}
          />
        </Field>
      )}
      {sold.has('isTppdDiscount') && (
        <Checkbox
          label={nameOf('isTppdDiscount')}
          hint="Damage to others’ property is then paid up to ₹6,000 only"
          checked={request.tppdRestricted}
          onChange={(tppdRestricted) => change({ tppdRestricted })}
        />
      )}
    </Part>
  )
}
