import { comingSoon } from './coming-soon.ts'

/** Texts of a journey: start, quotes, KYC, payment (spec §1, spec §4, spec §5, spec §8). */
export const journey = {
  comingSoon,
  started: 'process started!!',
  quoteCountFetched: 'Quote Count Fetched',
  kycPoaNeeded: 'CKYC Invalid, Please Enter POA Type ',
  kycInvalidOtp: 'Invalid OTP, Please Try Again',
  kycInvalidAadhaar: 'Invalid Aadhaar Number, Please Try Again',
  kycFetched: (number: string) => `Your KYC is successfully fetched and your KYC Number is ${number}`,

  startFailed: 'We could not start your journey. Please try again.',
  saveFailed: 'Not saved yet. We keep trying.',
  savedElsewhere: 'This journey was moved on in another place. We show where it stands now.',
  firstPolicyRunning:
    'The first-year policy of this vehicle is still running, so no plan can be offered yet.',
  firstPolicyExplained:
    'A new vehicle is sold with its first year of own-damage cover. Another policy can start when that one ends; if the date is wrong, correct it.',
  renewalTooEarly:
    'A renewal opens 60 days before the policy ends. Please come back then or change the date.',
  mayBeTooEarly: (lastEnd: string) =>
    `If your policy ends after ${lastEnd}, it is too early for prices: a renewal opens 60 days before the policy ends. You can still continue, and we can remind you on that day.`,
  ncbLostOnTransfer: 'The no-claim bonus stays with the earlier owner, so it starts at 0%.',
  ncbWithoutEnd: 'A bonus counts only once we know when your policy ends. You can add the date later.',
  ncbLapsed: 'Cover that lapsed for 90 days or more earns no bonus.',
  quotesFailed: 'We could not fetch quotes. Please try again.',
  noQuotes: 'No insurer offers a plan for these answers. Change an answer and try again.',
  premiumChanged: 'The premium has changed since the quote.',
  proposalFailed: 'The insurer did not accept the proposal.',
  outcomeUnknown: 'We do not know yet how this ended. Check the status before trying again.',
  proposalExpired: 'The day this policy was to begin has passed. Please ask for quotes again.',
  acceptanceLapsed:
    'The time to pay is over, so the insurer’s acceptance has ended. Nothing was paid, and your answers are kept.',
  paymentCancelled: 'You came back from the payment page without paying.',
  notPaidYet: 'Nothing has been paid yet. This page updates on its own.',
  paymentUnreached:
    'We could not reach the payment service, and nothing was paid here. We keep trying automatically.',
  paymentPending: 'The bank has not confirmed the payment yet. Please do not pay again.',
  paymentFailed: 'The payment did not go through. No policy was issued.',
  paymentLinkUnsafe: 'The payment page could not be opened. Nothing was charged.',
  documentRefused:
    'The insurer could not issue the document. Your payment is safe; please try again or call us.',
  documentPending: 'Your policy is paid. The document will follow.',
  linkCopied: 'Link copied',
} as const
