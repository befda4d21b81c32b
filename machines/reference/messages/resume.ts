/** Texts for resuming: by a link, on another device, or after somebody else changed the journey. */
export const resume = {
  noMobile: 'Give your mobile number first: the code that opens the journey elsewhere goes there.',
  noEmail: 'Give your email address first, or have the link sent to your mobile.',
  moreLinks: (time: string) => `Links were sent several times already. Please try again after ${time}.`,

  proveTitle: 'Is this your journey?',
  proveLead:
    'To keep your answers safe, a journey is open on one device at a time. We send a code to its mobile number; enter it to continue here with every answer kept, even if you continued on another device.',
  noCode:
    'This journey has no mobile number yet, so we cannot check whose it is. A new search takes a minute.',
  codeTitle: 'Enter the OTP',
  sendCode: 'Send code',
  verify: 'Verify OTP',

  opening: 'Opening your journey',
  failedTitle: 'This page could not be loaded',
  triesAgain: 'We keep trying, and open it as soon as it can be reached.',
  unknownTitle: 'We can’t find this quote.',
  unknown: 'The address may be mistyped, or the journey may have been closed. A new search takes a minute.',
  goneTitle: 'This link does not open a journey any more',
  gone: 'Each link works once, for two days. In the browser you used it in, the home page offers your journey again; elsewhere ask for a new link or log in.',
  retry: 'Try again',

  elsewhere: 'Continue on another device',
  elsewhereLead: 'The link works once, for two days, and asks for a code sent to your mobile.',
  bySms: 'Send by SMS',
  byMail: 'Send by email',
  linkSent: (to: string) => `The link is on its way to ${to}.`,
  linkNotSent: 'The link could not be sent. Please try again.',
  close: 'Close',
} as const
