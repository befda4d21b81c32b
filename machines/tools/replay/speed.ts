import { limits } from '../../reference/limits.ts'

/** Replay speed, as a multiple of real time. */
export const speeds = [1, 4, 16, 64] as const
export type Speed = (typeof speeds)[number]

const { leastMs, mostMs } = limits.graphs.replay

/** How long a step is shown at this speed: long enough to be seen, and capped for long pauses. */
export function standsMs(times: readonly number[], step: number, speed: Speed): number {
  const [now = 0, next = now] = times.slice(step, step + 2)
  return Math.min(mostMs, Math.max(leastMs, (next - now) / speed))
}
