import type { TestPath } from '../types.ts'

export const checks = [
  'unreachable state',
  'dead end',
  'trap',
  'nondeterminism',
  'shadowed guard',
  'no error branch',
  'livelock',
] as const
type Check = (typeof checks)[number]

/** Something about a machine that its author will want to know. */
export type Finding = {
  check: Check
  /** Id of a state or of a transition. */
  place: string
  /** One sentence. */
  message: string
  /** How to get there; missing where nothing does. */
  path?: TestPath
}
