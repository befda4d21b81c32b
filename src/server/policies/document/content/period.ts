import { dayOf } from '#machines/rules/calendar.ts'
import type { Fact } from '../document.ts'
import type { IssuedPolicy } from '../issued.ts'
import { printDay, printTime } from './format.ts'
import { hasOwnDamage, hasThirdParty } from './product.ts'

/** When cover begins: at midnight, or on the day of payment not before the money was there (Insurance Act, s. 64VB). */
export function beginning({ start, payment }: IssuedPolicy): string {
  const isPaidDay = dayOf(new Date(payment.paidAt)) === start
  return `${isPaidDay ? printTime(payment.paidAt) : '00:00'} on ${printDay(start)}`
}

export const ending = (day: string): string => `midnight of ${printDay(day)}`

/** The period of each cover in the policy. */
export function periodFacts(issued: IssuedPolicy): Fact[] {
  const { record, end, odEnd = end } = issued
  const from = beginning(issued)
  return [
    ...(hasOwnDamage(record) ? [['Own damage', `${from}\nto ${ending(odEnd)}`] as const] : []),
    ...(hasThirdParty(record) ? [['Third party', `${from}\nto ${ending(end)}`] as const] : []),
  ]
}
