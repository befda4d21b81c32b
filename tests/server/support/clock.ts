import type { Clock } from '#server/deps.ts'
import { clockOf } from '#server/world.ts'

/** A clock that stands still until the test moves it. */
export type TestClock = Clock & { set: (moment: string) => void; advance: (ms: number) => void }

export const startOfTests = '2026-06-15T10:00:00+05:30'

export function testClock(): TestClock {
  let now = new Date(startOfTests)
  return {
    ...clockOf(() => now),
    set: (moment) => {
      now = new Date(moment)
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}
