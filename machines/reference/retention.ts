/** How long something is kept: so many days after `after`; undefined for as long as there is no other word. */
export type RetentionRule = { what: string; days: number | undefined; after: string; why: string }

const year = 365

/**
 * What is kept, how long, and why. The job that purges works by it, and the privacy page and the documentation show it,
 * so that none can say something else (decision 0275).
 */
export const retention = {
  codes: {
    what: 'One-time codes and links, kept as hashes',
    days: 1,
    after: 'they have expired',
    why: 'to tell an expired code from a wrong one',
  },
  tokens: {
    what: 'Used links of partners',
    days: 0,
    after: 'they have expired',
    why: 'so that none is used twice',
  },
  counters: {
    what: 'Counters of tries, messages and calls, kept as hashes',
    days: 1,
    after: 'their hour or day is over',
    why: 'to slow down guessing',
  },
  sessions: {
    what: 'Log-ins',
    days: 30,
    after: 'they have ended or expired',
    why: 'so that a stolen one is noticed',
  },
  reminders: { what: 'Reminders', days: 7, after: 'their day', why: 'because you asked for them' },
  vehicles: {
    what: 'Vehicles as the registry described them, without their owners',
    days: 30,
    after: 'the registry was asked',
    why: 'for the days on which the registry does not answer',
  },
  referrals: {
    what: 'How a visitor came to us, from whom no journey began',
    days: 90,
    after: 'the visit',
    why: 'to tell which partner brought a customer',
  },
  journeys: {
    what: 'A journey that was not finished, with its prices, papers and identity checks',
    days: 180,
    after: 'its last answer',
    why: 'so that you can go on; you are told 48 hours before it is erased',
  },
  support: {
    what: 'Requests to support and their answers',
    days: 3 * year,
    after: 'they were closed',
    why: 'because a complaint may go on to the ombudsman',
  },
  money: {
    what: 'A proposal that was sent, its payments and refunds, without a policy',
    days: 8 * year,
    after: 'its last change',
    why: 'because tax law asks for it',
  },
  policies: {
    what: 'A policy, what it was issued on, its payments and documents',
    days: 10 * year,
    after: 'its end',
    why: 'because insurance law asks for it',
  },
  logs: {
    what: 'Which employee looked at or changed a journey, and what it went through',
    days: year,
    after: 'the journey was erased',
    why: 'because the law asks for a year of logs; what was changed is erased with the journey',
  },
  webhooks: {
    what: "Messages of the payment gateway, without the payer's data",
    days: year,
    after: 'they came',
    why: 'so that none counts twice',
  },
  profiles: {
    what: 'Your profile',
    days: undefined,
    after: 'you have it erased',
    why: 'because you have signed up',
  },
} as const satisfies Record<string, RetentionRule>

export type Retained = keyof typeof retention

/** How long before its erasure the owner of a journey is told (DPDP Rules 2025, rule 8). */
export const erasureWarningHours = 48

/** In words: "30 days after they have ended or expired". */
export function keptFor({ days, after }: RetentionRule): string {
  if (days === undefined || days === 0) return `Until ${after}`
  if (days === 1) return `A day after ${after}`
  if (days === year) return `A year after ${after}`
  return days % year === 0 ? `${days / year} years after ${after}` : `${days} days after ${after}`
}

/** What is kept, how long and why, for a person. */
export const inWords = (rule: RetentionRule): { what: string; howLong: string; why: string } => ({
  what: rule.what,
  howLong: keptFor(rule),
  why: rule.why,
})

/** The same in one line of a list. */
export const retainedSentence = ({ what, howLong, why }: ReturnType<typeof inWords>): string =>
  `${what}: ${howLong.charAt(0).toLowerCase()}${howLong.slice(1)}, ${why}`
