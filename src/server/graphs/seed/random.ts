/** Seeded pseudo-random numbers. */
export type Chance = {
  /** Evenly from 0 to 1. */
  next: () => number
  pick: <T>(all: readonly T[], weight: (one: T) => number) => T | undefined
  /** Log-normal: half of the draws are below the median, one in twenty above five times that. */
  around: (median: number) => number
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (all, weight) => {
      let left = next() * all.reduce((sum, one) => sum + weight(one), 0)
      return all.find((one) => {
        left -= weight(one)
        return left <= 0
      })
    },
    around: (median) =>
      median * Math.exp(Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  }
}

/** A number from 0 to 1 derived from a text, so that a state or transition is equally likely in every journey. */
export function likingOf(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return ((Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 0xffff
}
