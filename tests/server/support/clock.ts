import { clockOf } from '#server/clock-and-random.ts'
import type { Clock } from '#server/deps.ts'

/** A clock that stands still until the test moves it. */
export type TestClock = Clock & {
  set: (moment: string) => void
  /** By so many ms. */
  advance: (ms: number) => void
  /** The moment with microseconds, of which each reading takes one. */
  tick: () => string
}

export const startOfTests = '2026-06-15T10:00:00+05:30'

export function testClock(): TestClock {
  let now = new Date(startOfTests)
  let ticks = 0
  const move = (to: Date) => {
    now = to
    ticks = 0
  }
  return {
    ...clockOf(() => now),
    set: (moment) => move(new Date(moment)),
    advance: (ms) => move(new Date(now.getTime() + ms)),
    tick: () => now.toISOString().replace('Z', `${String(++ticks).padStart(3, '0')}Z`),
  }
}
