/** Where the motor wizard and its pages stand, in the order a person meets them (register 3.5). */
export type MotorScreen =
  | 'start'
  | 'make'
  | 'model'
  | 'variant'
  | 'vehicleDates'
  | 'previousPolicy'
  | 'quotation'
  | 'kycAndUserDetails'
  | 'nomineeDetails'
  | 'vehicleDetails'
  | 'checkout'

const table: Record<number, MotorScreen> = {
  0: 'start',
  1: 'make',
  2: 'model',
  3: 'variant',
  4: 'vehicleDates',
  5: 'previousPolicy',
  6: 'quotation',
  7: 'quotation',
  8: 'nomineeDetails',
  9: 'vehicleDetails',
}

/** The resume table (specification §4, register C-27): the screen after the last saved step. */
export function screenForSavedStep(saved: { savedStep: number; proposalStatus?: string }): MotorScreen {
  if (saved.savedStep === 10) return isAccepted(saved.proposalStatus) ? 'checkout' : 'vehicleDetails'
  return table[saved.savedStep] ?? 'start'
}

/** The success status, as its key or as its label (register C-28). */
function isAccepted(proposalStatus: string | undefined) {
  return proposalStatus === 'proposalSuccess' || proposalStatus === 'Proposal Successful'
}
