import { limits } from './limits.ts'
import { labels } from './messages/labels.ts'
import type { CoverType } from './policies.ts'

/** The covers an insurer may offer or not, each priced its own way. */
export const pricedAddOns = [
  'zeroDepriciationCover',
  'roadSideAssistance',
  'consumables',
  'keyReplacement',
  'invoiceCover',
  'ncbProtection',
  'lossOfPersonalBelongings',
  'engineProtection',
  'tyreProtection',
] as const
export type PricedAddOn = (typeof pricedAddOns)[number]

export const addOnValues = [...pricedAddOns, 'personalAccident', 'isTppdDiscount'] as const

export const inputAddOnValues = [
  'isElectricalAccessories',
  'isNonElectricalAccessories',
  'isCngAccessories',
  'isPassengerCover',
  'liabilitiesToPaidDriver',
] as const

export type AddOn = (typeof addOnValues)[number] | (typeof inputAddOnValues)[number]

interface AddOnDefinition {
  label: string
  value: AddOn
  type: 'select' | 'input'
  /** Rupees. */
  min?: number
  inputName?: string
  options?: readonly { value: string; label: string }[]
}

const choices = (none: string, values: readonly number[]) => [
  { value: '', label: none },
  ...values.map((value) => ({ value: String(value), label: String(value) })),
]

const { addOns } = limits

export const addOnDefinitions: readonly AddOnDefinition[] = [
  { value: 'zeroDepriciationCover', label: 'Zero Depreciation Cover', type: 'select' },
  { value: 'roadSideAssistance', label: 'Road Side Assistance', type: 'select' },
  { value: 'consumables', label: 'Consumables', type: 'select' },
  { value: 'keyReplacement', label: 'Key Replacement', type: 'select' },
  { value: 'invoiceCover', label: 'Invoice Cover', type: 'select' },
  { value: 'ncbProtection', label: 'NCB Protection', type: 'select' },
  { value: 'lossOfPersonalBelongings', label: 'Loss of Personal Belongings', type: 'select' },
  { value: 'engineProtection', label: 'Engine Protection', type: 'select' },
  { value: 'tyreProtection', label: 'Tyre Protection', type: 'select' },
  { value: 'personalAccident', label: 'Personal Accident Cover', type: 'select' },
  { value: 'isTppdDiscount', label: 'TPPD Discount', type: 'select' },
  {
    value: 'isElectricalAccessories',
    label: 'Electrical Accessories',
    type: 'input',
    inputName: 'electricAmount',
    min: addOns.electricalMin,
  },
  {
    value: 'isNonElectricalAccessories',
    label: 'Non-Electrical Accessories',
    type: 'input',
    inputName: 'nonElectricAmount',
    min: addOns.nonElectricalMin,
  },
  {
    value: 'isCngAccessories',
    label: 'Is Bi-fuel Kit?',
    type: 'input',
    inputName: 'cngValue',
    min: addOns.biFuelMin,
  },
  {
    value: 'isPassengerCover',
    label: 'Passenger Cover',
    type: 'input',
    inputName: 'passengerCoverAmount',
    min: addOns.passengerCoverMin,
    options: choices(labels.selectAmount, addOns.passengerCoverChoices),
  },
  {
    // The specification gives a minimum although the options are a count: kept as data, not applied (C-75).
    value: 'liabilitiesToPaidDriver',
    label: 'Liability to Paid Driver',
    type: 'input',
    inputName: 'noOfPaidDrivers',
    min: addOns.paidDriverMin,
    options: choices(labels.select, addOns.paidDriverChoices),
  },
]

const accessories = ['isElectricalAccessories', 'isNonElectricalAccessories', 'isCngAccessories'] as const
const ownDamage = [...pricedAddOns, ...accessories] as const
const thirdParty = [
  'personalAccident',
  'isPassengerCover',
  'liabilitiesToPaidDriver',
  'isTppdDiscount',
] as const

/** Which add-ons may be chosen with which cover (spec §5). */
export const addOnsOf: Readonly<Record<CoverType, readonly AddOn[]>> = {
  comprehensive: [...ownDamage, ...thirdParty],
  odOnly: ownDamage,
  thirdParty,
}

const definitions = new Map(addOnDefinitions.map((definition) => [definition.value, definition]))

export const addOnDefinition = (value: AddOn): AddOnDefinition | undefined => definitions.get(value)
