import { limits } from '../reference/limits.ts'
import { dayToSlashes } from './calendar.ts'

/** Prefix, DDMMYYYY and the day's sequence from 0001, which may exceed four digits (spec §9, C-111). */
export function quotationNumber({
  prefix,
  today,
  count,
}: {
  prefix: string
  today: string
  count: number
}): string {
  const place = String(count + 1).padStart(limits.quotationNumber.sequenceDigits, '0')
  return `${prefix}${dayToSlashes(today).replaceAll('/', '')}${place}`
}
