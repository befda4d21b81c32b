import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { dayOf } from '#machines/rules/day.ts'
import type { Clock, Random } from './deps.ts'

/** A clock from any time source. */
export function clockOf(now: () => Date): Clock {
  return { now, today: () => dayOf(now()) }
}

export const systemClock = clockOf(() => new Date())

export const systemRandom: Random = {
  id: () => randomBytes(16).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
}

export const systemWait = (ms: number): Promise<void> => setTimeout(ms)
