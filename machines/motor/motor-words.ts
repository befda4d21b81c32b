import { type AddOn, addOnDefinition } from '../reference/addons.ts'
import type { CoverType } from '../reference/policies.ts'

export const coverNames: Readonly<Record<CoverType, string>> = {
  comprehensive: 'Comprehensive',
  odOnly: 'Own damage only',
  thirdParty: 'Third party only',
}

const extraLabels: Readonly<Record<string, string>> = {
  electricalAccessories: 'Electrical Accessories',
  nonElectricalAccessories: 'Non-Electrical Accessories',
  biFuelKit: 'Bi-fuel Kit',
  passengerCover: 'Passenger Cover',
  paidDrivers: 'Liability to Paid Driver',
  voluntaryDeductible: 'Voluntary Deductible',
  isCngAccessories: 'Bi-fuel Kit',
}

/** The name of an add-on or another extra. */
export const extraName = (key: string): string =>
  extraLabels[key] ?? addOnDefinition(key as AddOn)?.label ?? key
