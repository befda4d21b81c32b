import type { EdgeNumbers } from '#machines/schemas/graph-numbers.ts'

/** Largest first; what is too few to be told comes after what is, and before nothing. */
export const byTraffic = (one: EdgeNumbers, other: EdgeNumbers): number => countOf(other) - countOf(one)

const countOf = ({ events }: EdgeNumbers): number => (events === 'few' ? 0.5 : events)
