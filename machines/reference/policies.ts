/** All vehicle types the data knows (spec §3); only `2w` and `4w` are sold. */
export const vehicleTypes = ['4w', '2w', 'gcv', 'pcv'] as const

/** The two that have a journey. */
export const vehicleKinds = ['2w', '4w'] as const satisfies readonly (typeof vehicleTypes)[number][]
export type VehicleKind = (typeof vehicleKinds)[number]

export const vehicleModals = { '2w': 'MotorBike', '4w': 'Pvt Car' } as const
export type VehicleModal = (typeof vehicleModals)[VehicleKind]

/** What people call the vehicle. */
export const vehicleLabels = { '2w': 'Bike', '4w': 'Car' } as const

export const fuelTypes = ['Petrol', 'Diesel', 'CNG', 'Electric', 'Hybrid'] as const
export type FuelType = (typeof fuelTypes)[number]

export const ownerTypes = ['individual', 'organisation'] as const
export type OwnerType = (typeof ownerTypes)[number]

/** The owner types as in the proposal draft (C-81). */
export const customerTypes = { individual: 'INDIVIDUAL', organisation: 'ORGANISATION' } as const

/** `bundled` has the value of comprehensive on purpose (spec §3). */
export const policyTypes = {
  comprehensive: 'comprehensive',
  thirdParty: 'thirdParty',
  odOnly: 'odOnly',
  bundled: 'comprehensive',
  previousBundled: 'previousBundled',
} as const
export type CoverType = 'comprehensive' | 'thirdParty' | 'odOnly'
export const coverTypes = ['comprehensive', 'odOnly', 'thirdParty'] as const satisfies readonly CoverType[]

export const policyStatusKinds = [
  'rollover',
  'breakInWithin90Days',
  'breakInBefore90Days',
  'new',
  'used',
] as const

/** The business types on the wire, by the kind of policy status they belong to (C-56). */
export const businessTypes = {
  rollover: 'not expired',
  breakInWithin90Days: 'expired within 90 days',
  breakInBefore90Days: 'expired before 90 days',
  new: 'new',
} as const satisfies Partial<Record<(typeof policyStatusKinds)[number], string>>
export type BusinessType = (typeof businessTypes)[keyof typeof businessTypes]

/** Options for the previous policy's status; the first is `continue` on the wire (C-56, C-57). */
export const policyStatusOptions = [
  { value: 'continue', label: 'not expired' },
  { value: 'expired within 90 days', label: 'expired within 90 days' },
  { value: 'expired before 90 days', label: 'expired above 90 days' },
  { value: 'no information', label: 'no information' },
] as const
export type PreviousPolicyStatus = (typeof policyStatusOptions)[number]['value']

export const previousPolicyTypes = ['Comprehensive', 'ThirdParty', 'ODOnly'] as const
export type PreviousPolicyType = (typeof previousPolicyTypes)[number]

export const ncbOptions = [0, 20, 25, 35, 45, 50] as const
export type Ncb = (typeof ncbOptions)[number]
