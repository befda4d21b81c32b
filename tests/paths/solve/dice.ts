/** Whole numbers below `sides` that look like chance and are the same every run (mulberry32). */
export type Dice = (sides: number) => number

export function dice(seed: number): Dice {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}
