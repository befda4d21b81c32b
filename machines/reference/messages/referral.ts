/** Texts of the queue of referred proposals. */
export const referral = {
  title: 'Referred proposals',
  lead: 'An insurer wants a person to decide on these, the longest waiting first.',
  empty: 'No proposal waits for a decision.',
  decided: { approve: 'Approved', load: 'Approved with a loading', decline: 'Declined' },
  told: 'The insurer has your decision, and the customer gets a message.',
  waits: 'Your decision is kept. The insurer cannot be reached, so it is sent as soon as it can be.',
  nothingToDecide: 'Nothing is left to decide on this proposal.',
  decidedBefore: (what: string) => `This proposal was decided before: ${what.toLowerCase()}.`,
  photographAsked: (label: string, reason: string) =>
    `The underwriter asks for another photograph (${label.toLowerCase()}): ${reason}`,
  asked: 'The customer gets a message, and the proposal comes back with the new photograph.',
  retakeHint: 'The customer reads this: what cannot be seen, and how to take it.',
  percent: 'Enter a percentage from 1 to 100.',
  reasonHint: 'The customer reads this. Name no illness.',
  sealed: 'What was said of their health is shown with the customer’s consent alone.',
  locked: 'Only what was proposed is shown until the customer agrees.',
} as const
