import { limits } from '../limits.ts'

/** Texts of the pages that the server writes itself, behind links to pay and to log in. */
export const writtenPages = {
  staleLink: 'This link is no longer valid',
  home: 'To the home page',
  notOpened: { title: 'This link was not opened yet', open: 'Open it now' },
  logIn: 'Log in as usual: if the number is still locked, a new link is sent.',
  openAgain: 'Open your journey again to see where your payment stands.',
  reference: 'Reference',
  goOn: 'Continue to payment',
  paying: {
    title: 'Going to the payment page',
    amount: 'You pay',
    promise: 'We never see your card or bank details.',
    back: 'Back to the summary',
  },
  blocking: {
    title: 'Going to your UPI app',
    amount: 'You let us block',
    promise: `It is taken only if the insurer accepts, and is yours again after ${limits.mandate.days} days at the latest.`,
    back: 'Back to your proposal',
  },
} as const
