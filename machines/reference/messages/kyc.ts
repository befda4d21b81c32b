/** Texts of the identity check, except the three that are fixed (spec §8). */
export const kyc = {
  found: 'Your identity is verified.',
  otpSent: 'An OTP was sent to the mobile number of your Aadhaar.',
  inReview: 'Your document is being checked. You can go on; we ask again before your proposal is sent.',
  nameMismatch: (name: string) =>
    `The name on this document is not ${name}. Correct the name to what the document says, or use another document.`,
  birthDateMismatch: 'The date of birth is not the one on this record. Correct it and try again.',
  papersRefused: 'This document was not accepted. Upload another one.',
  noRedirect: 'You have not come back from DigiLocker yet. Open it again or use a document.',
  redirectPending: 'DigiLocker has not confirmed yet. Please try again in a moment.',
  redirectDenied: 'You did not agree to share your documents. Use another way to prove who you are.',
  redirectExpired: 'The DigiLocker page has expired. Please open it again.',
  pageUnsafe: 'DigiLocker could not be opened safely. Use another way to prove who you are.',
  notOffered: 'This insurer does not accept this way of proving who you are.',
  unavailable: 'The KYC registry does not answer right now. Please try again.',
  tooMany: (time: string) =>
    `Too many identity checks were made for this journey. Please try again after ${time}.`,
} as const
