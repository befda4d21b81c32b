/** Texts for failures (spec §8), and messages that callers of the server receive. */
export const failure = {
  crash: 'Unexpected Application Error!',
  chunk: (page: number | string) => `Loading chunk ${page} failed`,
  notFound: '404 Not Found',
  noPage: 'There is no page at this address. The page may have moved, or the address may be mistyped.',
  askUs: 'Looking for a quote or a policy? Ask us for help',

  offline: 'There was no connection. Your answers are kept.',
  unexpected: 'Something went wrong on our side. Please try again.',
  tooMany: 'Too many requests. Please wait a moment.',
  busy: 'Many people are here right now. Please try again in a moment.',
  busyAgain: 'Many people are here right now. We try again in a moment.',
  notAllowed: 'You may not open this journey.',
  gone: 'This link has expired or was used already.',
  unknownJourney: 'We can’t find this quote.',
  notNow: 'This is not possible at this point of the journey.',
  insurerUnavailable: (name: string) => `${name} did not answer in time. Please try again.`,
  insurerFailed: (name: string) => `${name} could not give a quote right now.`,
  stillWorking: 'Still working',
} as const
