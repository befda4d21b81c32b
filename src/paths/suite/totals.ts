import type { Suite, TestPath } from '../types.ts'

/** How many paths, how many events in all of them, and how many in the longest. */
export const totalsOf = (paths: readonly TestPath[]): Suite['totals'] => ({
  paths: paths.length,
  events: paths.reduce((sum, { events }) => sum + events.length, 0),
  longest: paths.reduce((most, { events }) => Math.max(most, events.length), 0),
})
