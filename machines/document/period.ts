import { dayOf } from '../rules/calendar.ts'
import { printDay, printTime } from './format.ts'
import type { IssuedPolicy } from './issued.ts'

/** When cover begins: at midnight, or on the day of payment not before the payment (Insurance Act, s. 64VB). */
export function beginning({ start, payment }: Pick<IssuedPolicy, 'start' | 'payment'>): string {
  const isPaidDay = dayOf(new Date(payment.paidAt)) === start
  return `${isPaidDay ? printTime(payment.paidAt) : '00:00'} on ${printDay(start)}`
}

export const ending = (day: string): string => `midnight of ${printDay(day)}`
