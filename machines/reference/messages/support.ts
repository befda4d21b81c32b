/** Texts of requests to support, for the customer and for the desk. */
export const support = {
  title: 'Write to us',
  lead: 'You get a number, a mail, and a day by which we answer.',
  topics: {
    question: 'A question',
    callback: 'Please call me',
    payment: 'A payment or refund',
    claim: 'Help with a claim',
    privacy: 'My personal data',
    complaint: 'A complaint',
  },
  callTimes: {
    morning: '9 am to 12 noon',
    afternoon: '12 noon to 4 pm',
    evening: '4 pm to 7 pm',
  },
  callHint: 'Once, about this request, on the next working day.',
  callAgreed: 'You may call me on this number about this request',
  textHint: 'No card number, code or identity number, please: we never need them here.',
  sent: 'We have your request',
  sentLead: (number: string, day: string) => `Its number is ${number}. You have an answer by ${day}.`,
  mailed: (email: string) => `We have sent all of this to ${email}.`,
  notSent: 'Your request could not be sent. Nothing you typed is lost: try again.',
  tooMany: 'That is more requests than we take in a day. Call us, or write again tomorrow.',
  ladder: 'If you are not content',
  /** What the law offers after us, in its order. */
  steps: [
    'Ask for our grievance officer: send a complaint with the number of your request. It is answered within 14 days.',
    'For a claim or a policy, write to the grievance officer of your insurer, whose address is on the policy.',
    'After 14 days without an answer, or with one that does not help: Bima Bharosa, bimabharosa.irdai.gov.in, telephone 155255.',
    'After 30 days: the Insurance Ombudsman of your region, cioins.co.in. Nobody charges you for any of this.',
  ],
  desk: {
    title: 'Requests to support',
    lead: 'What is due first stands first. The customer gets your answer by mail.',
    empty: 'Nobody waits for an answer.',
    states: { open: 'Open', answered: 'Answered', closed: 'Closed' },
    overdue: 'Overdue',
    answered: (number: string) => `The answer to ${number} is on its way.`,
    closed: (number: string) => `${number} is closed.`,
    moved: 'Somebody else has changed this request. Here is how it stands now.',
  },
} as const
