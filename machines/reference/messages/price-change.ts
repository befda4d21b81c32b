import { plural } from '../plural.ts'

/** Reasons for a price change since an earlier day. */
export const priceChange = {
  breakIn: (end: string, words: string) =>
    `Your policy ended on ${end}, so this counts as cover that ${words}.`,
  value: (was: string, is: string) =>
    `The vehicle has become older: it is insured for ${is} instead of ${was}.`,
  age: 'The vehicle has become older, which insurers price otherwise.',
  bonus: (was: number, is: number) => `The no-claim bonus is ${is}% instead of ${was}%.`,
  bonusLapsed: (was: number) =>
    `The no-claim bonus of ${was}% has lapsed: cover that ended 90 days ago or earlier earns none.`,
  law: 'The third-party premium, which is set by law, has changed.',
  includes: (addOns: string) => `It now includes ${addOns}.`,
  leavesOut: (addOns: string) => `It no longer includes ${addOns}.`,
  rate: (insurer: string) => `${insurer} has changed its own rates.`,
  tax: 'GST on the difference.',

  title: (day: string) => `Prices of today. Your earlier ones were of ${day}.`,
  comparing: 'What has changed is told as insurers answer.',
  changed: ({ dearer, cheaper, same }: { dearer: number; cheaper: number; same: number }) =>
    [
      dearer > 0 && `${dearer} went up`,
      cheaper > 0 && `${cheaper} went down`,
      same > 0 && plural(same, `${same} is the same`, `${same} are the same`),
    ]
      .filter(Boolean)
      .join(', '),
  more: (amount: string, day: string) => `${amount} more than on ${day}`,
  less: (amount: string, day: string) => `${amount} less than on ${day}`,
  moreNow: (amount: string) => `${amount} more than before`,
  lessNow: (amount: string) => `${amount} less than before`,
  unchanged: (day: string) => `The same as on ${day}`,
  why: 'why',
  whyOf: (insurer: string) => `Why the price of ${insurer} has changed`,
} as const
