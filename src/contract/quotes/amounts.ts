import { paise, rupees } from '#machines/rules/money.ts'

type WithAmount = { amount: number }

/** Something with an amount, as on the wire. */
export const amountInRupees = <T extends WithAmount>(one: T): T => ({ ...one, amount: rupees(one.amount) })

/** The same decoded, in whole paise. */
export const amountInPaise = <T extends WithAmount>(one: T): T => ({ ...one, amount: paise(one.amount) })
