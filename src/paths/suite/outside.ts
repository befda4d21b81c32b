import type { Explored } from '../explore.ts'
import { type Options, problemOf } from '../options.ts'
import type { Uncovered } from './suite.ts'

/** What can be reached, though not between the states that paths are to lead from and to. */
export function outsideOf(whole: Explored, options: Options, inside: readonly string[]): Uncovered[] {
  const { from, to, criterion } = options
  // Sequences of transitions are too many to be listed.
  if ((from === undefined && to === undefined) || criterion === 'n-switch') return []
  const { targets, unnamed } = problemOf(whole, options)
  const known = new Set(inside)
  const between = [...(from === undefined ? [] : [`from ${from}`]), ...(to === undefined ? [] : [`to ${to}`])]
  const reason = `outside: no path ${between.join(' ')} has it`
  return targets
    .filter((target) => !known.has(target) && !unnamed?.has(target))
    .map((target) => ({ target, reason }))
}
