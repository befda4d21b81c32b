import type { Status } from '../statuses.ts'

/** Texts of the desk and of helping a customer. */
export const desk = {
  helping: (name: string) => `You are helping ${name}. What you see and change is logged.`,
  askForConsent: 'Ask for consent',
  /** Where prices came first, and a plan is chosen. */
  askForContact: 'Ask for name and mobile number',
  backToDesk: 'Back to your desk',
  notYours: 'This journey is not yours to see',
  askAtDesk: 'Ask its customer for consent, at your desk.',
  someCustomer: 'a customer',
  noMobile: 'This journey has no mobile number yet, so nobody can be asked.',
  noEmail: 'This journey has no mail address yet.',
  otherEmail: 'This journey has a mail address of its own. Leave this empty to use it.',
  notPayable: 'Nothing can be paid for on this journey now.',
  premiumNeedsConsent: 'The customer has not agreed to this premium yet. Ask for their consent first.',
  sealedNeedConsent: 'Only the customer sees what is said of their health. Ask for their consent first.',
  linkSent: {
    sms: 'The link is on its way by SMS.',
    whatsapp: 'The message is ready for WhatsApp.',
    mail: 'The link is on its way by mail.',
  },
  linkNotSent: 'The link could not be sent. Please try again.',
  onlyCustomersPay: 'Only the customer can pay. Send them this link.',
  unlock: {
    title: 'Unlock a number',
    lead: 'Only once its owner has proved to you who they are. A code to the number is asked for all the same, and what you do here is logged.',
    button: 'Unlock',
    done: (mobile: string) => `${mobile} takes codes again.`,
  },
  unknownColleague: 'Choose a colleague who works at the desk.',
  wrongCursor: 'This list is no longer where it was. Please load it again.',
} as const

/** The next thing to do before quotes are requested, by the last saved step. */
export const nextAtStep: Readonly<Record<number, string>> = {
  0: 'Ask for the registration number',
  1: 'Choose the make',
  2: 'Choose the model',
  3: 'Choose the variant',
  4: 'Ask for dates and contact details',
  5: 'Ask for the previous policy',
  6: 'Look at the quotes',
  7: 'Do the identity check',
  8: 'Ask for the nominee',
  9: 'Ask for engine and chassis number',
  10: 'Send the proposal to the insurer',
}

/** The same once the status decides; while quotes are available the saved step still does. */
export const nextAtStatus: Readonly<Record<Exclude<Status, 'quotesGenerated'>, string>> = {
  quotesRequested: 'Wait for the quotes',
  quotesInProcess: 'Wait for the quotes',
  proposalRequest: 'Wait for the insurer’s answer',
  proposalPremiumMismatch: 'Ask the customer about the new premium',
  proposalSuccess: 'Send the payment link',
  proposalFailure: 'Correct what the insurer refused',
  paymentRequested: 'Remind the customer to pay',
  paymentInitiated: 'Wait: the customer is paying',
  paymentPending: 'Wait for the bank; nobody should pay again',
  paymentSuccess: 'Wait for the policy',
  paymentFailure: 'Send the payment link again',
  policyDocRequested: 'Wait for the policy document',
  policyDocPending: 'Wait for the policy document',
  policyDocSuccess: 'Done: the policy is issued',
  policyDocFailure: 'Ask for the policy document again',
}
