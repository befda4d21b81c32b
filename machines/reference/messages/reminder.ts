/** Texts of the reminder that a renewal has opened. */
export const reminder = {
  title: 'Remind me',
  ofRenewal: 'Remind me to renew',
  offer: (day: string) =>
    `We can send you an SMS on ${day}, and a mail if we have your address. Nothing else.`,
  set: (day: string) => `We remind you on ${day} by SMS, and by mail if we have your address.`,
  failed: 'Your wish was not kept. Please try again.',
  notNow: 'There is no day to be reminded of.',
  unwanted:
    'This number gets no reminders. Your profile, or the link in an earlier one, lets them come again.',
  stop: {
    title: 'No more reminders',
    text: 'We send no more reminders to your number and mail address.',
    button: 'Stop reminders',
  },
  stopped: {
    title: 'You get no reminders',
    text: 'We send no reminders to your number and mail address.',
    button: 'Get reminders again',
  },
  stayAsTheyAre: 'Codes, and messages about your policies and payments, come as before.',
} as const
