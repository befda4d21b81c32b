/** Texts of the page after a purchase. */
export const purchased = {
  title: 'Your policy is issued',
  paid: 'Payment received',
  insuredNow: 'You are insured.',
  insuredFrom: (day: string) => `You are insured from ${day}.`,
  sent: (to: string) => `A link to the document is on its way to ${to} and by SMS.`,
  cancelled: (day: string) => `This policy was cancelled. Its cover ended on ${day}.`,
  next: 'What next',
  keep: 'The document and its receipt stay in My Policies; keep the document on your phone too.',
  renew: (day: string) => `You can renew it from ${day}. Your answers are kept for that.`,
  change:
    'A name, a nominee or an address to correct? Call us before you need the policy. Cancelling is in My Policies, with the refund shown first.',
  claim: 'If something happens, call us first. We tell you what your insurer needs, and stay with you.',
} as const
