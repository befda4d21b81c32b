import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Clock, Random } from './deps.ts'

/** India has one time zone, without summer time since 1945. */
const kolkataMs = 5.5 * 3_600_000

/** A clock from any time source. */
export function clockOf(now: () => Date): Clock {
  return { now, today: () => new Date(now().getTime() + kolkataMs).toISOString().slice(0, 10) }
}

export const systemClock = clockOf(() => new Date())

export const systemRandom: Random = {
  id: () => randomBytes(16).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
}

export const systemWait = (ms: number): Promise<void> => setTimeout(ms)
