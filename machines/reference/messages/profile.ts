/**
 * The profile page (spec §1, spec §2): its sections and the statuses of policies,
 * journeys and payments in plain words.
 */
export const profile = {
  sections: {
    myProfile: { title: 'My Profile', lead: 'Who you are, and how insurers reach you.' },
    myPolicies: { title: 'My Policies', lead: 'Everything you have bought here.' },
    myQuotations: { title: 'My Quotations', lead: 'Pick up a journey where you left it, on any device.' },
    myTransaction: {
      title: 'My Transactions',
      lead: 'Every payment you made or tried, and what came of it.',
    },
  },

  policyStates: {
    running: 'Running',
    startsLater: 'Starts later',
    ended: 'Ended',
    cancelled: 'Cancelled',
    issuing: 'Being issued',
  },
  issuing: 'Paid for. The insurer is issuing it; this takes a few minutes, at times a day.',
  renewalOpens: (day: string) => `You can renew it from ${day}.`,
  renewalCloses: (day: string) => `You can renew it here until ${day}.`,
  renewalBegun: 'You have begun to renew it.',
  renewed: 'It was renewed.',
  renewalOver: 'It ended too long ago to be renewed. A new search takes a minute.',
  notRenewable: 'This policy cannot be renewed now.',
  alreadyRenewed: 'This policy was renewed already.',

  /** What remains to be done, by the screen on which the journey continues; products have screens besides. */
  waitsAt: {
    start: 'Just begun',
    quotation: 'Choose a plan',
    quotes: 'Choose a plan',
    kyc: 'The identity check comes next',
    person: 'Your own details are asked next',
    addresses: 'Your addresses are asked next',
    nominee: 'The nominee is asked next',
    review: 'Ready to be sent to the insurer',
    checkout: 'Accepted by the insurer; only the payment is left',
    tooEarly: 'Too early to renew; come back 60 days before the policy ends',
  },
  /** The same while the insurer or the bank has to act. */
  waitsFor: {
    proposalRequest: 'The insurer is looking at your proposal',
    proposalPremiumMismatch: 'The insurer has changed the premium; you need to accept it',
    proposalFailure: 'The insurer did not accept the proposal; correct it or choose another plan',
    paymentRequested: 'The payment was begun',
    paymentInitiated: 'The payment was begun',
    paymentPending: 'The bank has not confirmed the payment yet',
    paymentFailure: 'The payment did not go through; try again or choose another plan',
  },
  pricesOf: (day: string) => `This price is of ${day}. Insurers are asked again when you go on.`,

  attempts: {
    paid: { label: 'Paid', text: 'The money has arrived.' },
    paidBack: { label: 'Refunded', text: 'This payment was not needed and goes back to you.' },
    policyCancelled: { label: 'Refunded', text: 'You cancelled the policy.' },
    pending: { label: 'Pending', text: 'The bank has not confirmed it yet. Please do not pay again.' },
    failed: { label: 'Failed', text: 'The payment did not go through. No policy was issued on it.' },
    opened: { label: 'Not paid', text: 'The payment page was opened. Nothing was charged.' },
    left: { label: 'Cancelled', text: 'You left the payment page. Nothing was charged.' },
    notOpened: { label: 'Not opened', text: 'The payment page could not be opened. Nothing was charged.' },
  },
  refunds: {
    pending: (amount: string, ordered: string, by: string) =>
      `${amount} was sent back on ${ordered} and is on your account by ${by}.`,
    processed: (amount: string, ordered: string, by: string) =>
      `${amount} was sent back on ${ordered}; your bank has it on your account by ${by}.`,
    failed: (amount: string, ordered: string) =>
      `${amount} was sent back on ${ordered}, but the bank did not take it. We look after it; you need do nothing.`,
  },

  nothing: {
    myPolicies: { title: 'No policy yet', text: 'Policies you buy will appear here.' },
    myQuotations: {
      title: 'No saved quotes',
      text: 'A quote you begin is saved here, on any device.',
    },
    myTransaction: { title: 'No payment yet', text: 'Every payment you make or try is listed here.' },
  },
  newSearch: 'Start a new search',
  newestOnly: (count: number) => `The newest ${count} are shown. Ask us for earlier ones.`,
  downloadFailed: 'The document could not be fetched. Please try again.',
  proveTitle: 'Is this your number?',
  proveNumber: 'Verify your mobile number to finish signing up. Log in with a code sent to it.',
  partnersWord:
    'This is what the partner told us. Log in with your mobile number to see and change your own details.',
  savedElsewhere: 'These details were changed in another place while you typed.',
  chooseOne: 'Both are here. Choose which of the two to keep.',
  privacy: {
    title: 'Privacy choices',
    text: 'Each of them can be taken back here as easily as it was given.',
    reminders: 'Reminders by SMS and mail',
    remindersText:
      'Only those you ask for, such as when a renewal opens. Codes, and messages about your policies and payments, come in any case.',
  },
  devices: {
    title: 'Your devices',
    text: 'You stay logged in for 30 days on each device. Lost one, or used one that is not yours?',
    ask: 'Every browser and device is logged out, this one too. You can log in again with a code at any time.',
    show: 'Show where you are logged in',
    list: 'Where you are logged in',
    here: 'This device',
    other: 'Another device',
    byPartner: 'Through a partner',
    since: (moment: string) => `Logged in ${moment}`,
    used: (moment: string) => `Last used ${moment}`,
    end: 'Log out there',
    ended: 'Logged out there.',
    logInAgain:
      'Log out and log in again to do this: a code to your number proves that it is you. You can do it for 15 minutes after that.',
  },
  language: {
    title: 'Language',
    text: 'All pages for customers can be read in English and in Hindi. This browser remembers what you choose.',
  },
  ownData: {
    title: 'Your data',
    text: 'What we keep of you in one file (JSON): your details, journeys, prices, policies, payments and log-ins. Papers are listed by name, and identity numbers stay masked.',
    rules: 'What we keep, and how long',
    fetched: 'Your data was downloaded.',
  },
  erasure: {
    ask: 'Journeys you did not finish go at once, with their prices, papers and identity checks. What the law asks us to keep stays: policies, proposals that were sent, and payments. Where nothing stays, your profile and log-ins go too. This cannot be taken back.',
    number: 'Receipt',
    at: 'Erased on',
    journeys: 'Journeys erased',
    profile: 'Your profile and log-ins',
    gone: 'Erased: you are logged out',
    kept: 'What we have to keep',
    saved: 'This receipt was downloaded too.',
  },
  emailHint: 'To change it, you need to have logged in within the last 15 minutes.',
  logInAgain:
    'Log out and log in again to change this: a code to your number proves that it is you. It can be changed for 15 minutes after that.',
  loggedOutEverywhere: 'You are logged out on every device.',
} as const
