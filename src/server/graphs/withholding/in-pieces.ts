import { setImmediate } from 'node:timers/promises'
import type { Pieces } from './bounds.ts'

const mostMs = 15

/** Computes for some milliseconds at a time; in between others are served. */
export async function inPieces<Result>(pieces: Pieces<Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const { done, value } = pieces.next()
    if (done) return value
    if (performance.now() - since < mostMs) continue
    await setImmediate()
    since = performance.now()
  }
}
