import type { PathEvent, Suite } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'

const grouped = new Intl.NumberFormat('en-IN')

export const number = (value: number): string => grouped.format(value)
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** Such as "76 events and 304 refusals". */
export function eventsText(events: readonly PathEvent[]): string {
  const refused = events.filter((event) => event.refused).length
  const moves = counted(events.length - refused, 'event')
  return refused === 0 ? moves : `${moves} and ${counted(refused, 'refusal')}`
}

export const totalsText = ({ totals, paths }: Suite): string =>
  `${counted(totals.paths, 'path')}, ${eventsText(paths.flatMap(({ events }) => events))}`

/** The proof in a word. */
export function proofBadge({ bound, stopped }: Suite): string {
  if (bound.exact) return texts.exact
  return stopped === undefined ? texts.gap(number(bound.gap)) : texts.partial
}

/** The proof in words. */
export function proofText({ criterion, bound, totals, stopped }: Suite): string {
  if (criterion === 'simple') return 'All there are, or the first of them: nothing to be shorter than.'
  if (bound.exact) return 'No suite gets by with fewer events.'
  const least = number(bound.events)
  if (stopped !== undefined)
    return `Of what was explored, at least ${least} of ${number(totals.events)} are needed.`
  return `At least ${least} of ${number(totals.events)} are needed: ${counted(bound.gap, 'event')} might be saved.`
}

/** The distribution in words: "2 workers: nobody walks more than 7 events, and fewer cannot be". */
export function shareText({ shares, makespan }: Suite): string | undefined {
  if (!shares || !makespan) return undefined
  const most = `${counted(shares.length, 'worker')}: nobody walks more than ${counted(makespan.events, 'event')}`
  return makespan.gap === 0
    ? `${most}, and fewer cannot be`
    : `${most}; at least ${number(makespan.bound)} are needed`
}

/** What it took: "13,666 situations explored in 5.1 s, solved in 7.4 s". */
export const effortText = ({ states, transitions, ms }: Suite): string =>
  `${counted(states, 'situation')} and ${counted(transitions, 'way')} between them explored in ${time(ms.explore)}, solved in ${time(ms.solve)}`

const time = (ms: number): string => (ms < 1000 ? `${number(ms)} ms` : `${(ms / 1000).toFixed(1)} s`)
