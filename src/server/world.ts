import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Clock, Random } from './deps.ts'

const kolkata = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** A clock from whatever tells the time; `en-CA` writes a day as `YYYY-MM-DD`. */
export function clockOf(now: () => Date): Clock {
  return { now, today: () => kolkata.format(now()) }
}

export const systemClock = clockOf(() => new Date())

export const systemRandom: Random = {
  id: () => randomBytes(16).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
}

export const systemWait = (ms: number): Promise<void> => setTimeout(ms)
