/** Texts of the page after a purchase. */
export const purchased = {
  title: 'Your policy is issued',
  paid: 'Payment received.',
  insuredNow: 'You are insured.',
  insuredFrom: (day: string) => `You are insured from ${day}.`,
  sent: (to: string) => `The document is on its way to ${to}, and a link to it by SMS.`,
  linkSent: (to: string) => `A link to the document is on its way to ${to} and by SMS.`,
  cancelled: (day: string) => `This policy was cancelled. Its cover ended on ${day}.`,
  next: 'What next',
  keep: 'The document and its receipt stay in My Policies; keep the document on your phone too.',
  renew: (day: string) => `You can renew it from ${day}. Your answers are kept for that.`,
  change:
    'Change your nominee, email or address in My Policies, free of charge. You can also cancel there: we show the refund first.',
  changeContact:
    'Change your email or address in My Policies, free of charge. You can also cancel there: we show the refund first.',
  send: 'Send to WhatsApp',
  share: (url: string) => `My insurance policy: ${url} (opens after a code that is sent to my mobile)`,
} as const
