/** Texts of the reminder that a renewal has opened. */
export const reminder = {
  title: 'Remind me',
  offer: (day: string) => `We can send you an SMS and a mail on ${day}, and nothing else.`,
  set: (day: string) => `We remind you on ${day}, by SMS and mail.`,
  failed: 'Your wish was not kept. Please try again.',
  notNow: 'There is no day to be reminded of.',
} as const
