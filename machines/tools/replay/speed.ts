import { limits } from '../../reference/limits.ts'

/** How many times faster than it happened a journey is walked again. */
export const speeds = [1, 4, 16, 64] as const
export type Speed = (typeof speeds)[number]

const { leastMs, mostMs } = limits.graphs.replay

/** How long a step stands at this speed: long enough to be seen, and nobody waits for who went to lunch. */
export function standsMs(times: readonly number[], step: number, speed: Speed): number {
  const [now = 0, next = now] = times.slice(step, step + 2)
  return Math.min(mostMs, Math.max(leastMs, (next - now) / speed))
}
