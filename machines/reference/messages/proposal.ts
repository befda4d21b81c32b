/** Texts for a proposal that was sent or may not be sent. */
export const proposal = {
  accepted: 'The insurer accepted your proposal.',
  sending: 'Your proposal is with the insurer. Check the status in a moment.',
  notArrived: 'The insurer has not received your proposal. You can send it again.',
  changedElsewhere:
    'This journey was changed in another place. Nothing was sent yet: please check your answers as they stand now.',
  withdrawn: 'You chose another plan before the insurer had decided.',
  noPlan: 'Choose a plan before a proposal is sent.',
  otherPlan: 'This plan is no longer the chosen one. Look at your quotes again.',
  quotesStale: 'Prices hold for one day. Please fetch today’s.',
  uploadGone: 'This file is not stored with this journey. Please add it again.',
  incomplete: 'Some of your answers are missing or no longer hold. Please go through them again.',
  kycMissing: 'Prove who you are before a proposal is sent.',
  otherName: (name: string) => `KYC was done for ${name}. The policy can be issued in that name only.`,
  kycSays: (text: string) =>
    `Your KYC record says ${text}. Keep your own answer only if the record is wrong.`,
  takeKycs: (text: string) => `Use ${text}`,
  otherVehicle: (number: string, has: string) =>
    `The vehicle registry has another vehicle under ${number}: a ${has}. Please insure that one, or correct the number.`,
  otherChassis: (number: string) =>
    `The vehicle registry has another chassis number under ${number}. Please check both numbers.`,
  numberInFull: 'Enter the whole number, as on the registration certificate.',
} as const
