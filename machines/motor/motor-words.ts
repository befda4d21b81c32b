import { type AddOn, addOnDefinition } from '../reference/addons.ts'

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
