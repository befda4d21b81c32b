import { recorded } from '../suite/recorded-suite.ts'
import type { Listing } from '../types.ts'

export const counted = (count: number | bigint, one: string, many = `${one}s`): string =>
  `${count} ${Number(count) === 1 ? one : many}`

/** What was reached, in a few words. */
export const reachOf = ({ covered, targets, traffic, shard }: Listing): string =>
  `${covered} of ${counted(targets, 'target')} covered${traffic ? `, ${traffic.covered} % of the traffic` : ''}${shard ? ` by all ${shard.of} shards` : ''}`

export const totalsOf = ({ totals: { paths, events, longest }, shard }: Listing): string =>
  `${shard ? `shard ${shard.number} of ${shard.of}: ` : ''}${counted(paths, 'path')}, ${counted(events, 'event')}, the longest ${longest}`

/** What is proved of how short a suite is, in a sentence; nothing of simple paths, where all are wanted, and of recorded ones. */
export function proofOf({ bound, totals, criterion, stopped, traffic, shard }: Listing): string | undefined {
  if (criterion === 'simple' || criterion === recorded) return undefined
  const spent = bound.events + bound.gap
  const [unit, whole] =
    spent === (shard?.whole ?? totals).events ? ['events', 'have'] : ['of the measured cost', 'cost']
  const paths = shard ? 'all shards' : 'these paths'
  if (stopped !== undefined) {
    return `Of what was explored, at least ${bound.events} ${unit} are needed, and ${paths} ${whole} ${spent}; the rest may hold a shorter way.`
  }
  if (bound.exact) {
    const goal = traffic
      ? `that covers ${Math.min(traffic.share, traffic.covered)} % of the traffic`
      : 'for these targets'
    return `No suite ${goal} gets by with less than ${spent} ${unit}: proven bound ${bound.events}, gap 0.`
  }
  return `At least ${bound.events} ${unit} are needed, and ${paths} ${whole} ${spent}: gap ${bound.gap}, so a shorter suite may exist.`
}

/** What it comes to when several walk the paths at once, in a sentence. */
export function sharesOf({ shares, makespan }: Listing): string | undefined {
  if (!shares || !makespan) return undefined
  const { events, bound, gap } = makespan
  const most = `${counted(shares.length, 'worker')}: nobody walks more than ${counted(events, 'event')}`
  return `${most}; however these paths are shared out, somebody walks ${bound}: gap ${gap}.`
}
