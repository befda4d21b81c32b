import type { TestPath } from '../types.ts'

/** Every transition that a path takes, in order and as often as it does. */
export const transitionsOf = ({ takes = [], events }: TestPath): string[] => [
  ...takes,
  ...events.flatMap(({ edge, also = [], refused }) => (refused ? [] : [edge, ...also])),
]
