import type { Random } from '#server/deps.ts'

/** Chance that is the same at every run: ids are numbered, digits count up. */
export function testRandom(): Random {
  let count = 0
  return {
    id: () => `id-${String(++count).padStart(19, '0')}`,
    digits: (length) => String(++count).padStart(length, '0').slice(-length),
  }
}
