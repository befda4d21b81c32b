import type { Told } from './check.ts'

const grouped = new Intl.NumberFormat('en-IN')
const counted = (count: number): string => `${grouped.format(count)} ${count === 1 ? 'record' : 'records'}`

/** What was found, and how many stored journeys there was no time for. */
export type Reported = Told & { unread: number }

/** What was found, for a person who wants to deploy. */
export function reportOf(against: string, { records, stored, differing, found, unread }: Reported): string {
  const head = `${counted(records)} of ${against}, ${grouped.format(stored)} of them stored: `
  if (found.length === 0) {
    const allGoOn = `${head}all of them go on where they did, with every answer.\n`
    return unread === 0 ? allGoOn : `${allGoOn}${timeIsOver(unread)}${certaintyOf(stored)}\n`
  }
  const lines = found.map(({ product, kind, what, records: many, leadId }) => {
    const example = leadId === undefined ? '' : `, such as journey ${leadId}`
    return `  ${product}: ${kind}: ${what} (${counted(many)}${example})\n`
  })
  const differ = `${head}${grouped.format(differing)} go on otherwise.\n${lines.join('')}`
  return unread === 0 ? differ : `${differ}${timeIsOver(unread)}\n`
}

const timeIsOver = (unread: number) =>
  `The time was over before ${grouped.format(unread)} more stored journeys were read.`

/** What so many without a difference say of all, of which they are a random sample: the rule of three. A few say nothing. */
const certaintyOf = (stored: number) =>
  stored <= 3
    ? ''
    : ` Those that were are a random sample: with 95 % certainty, fewer than 3 in ${grouped.format(stored)} go on otherwise.`
