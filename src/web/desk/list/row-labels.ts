import type { Status } from '#machines/reference/statuses.ts'
import { daysBetween } from '#machines/rules/calendar.ts'
import { formatRupees, paise } from '#machines/rules/money.ts'
import type { Day } from '#machines/schemas/basics.ts'
import type { DeskRow, DeskTotals } from '#machines/schemas/desk.ts'
import type { Tone } from '../../ui/feedback/badge.tsx'

export const customerNameOf = ({ locked, customerName }: DeskRow): string =>
  locked ? 'Hidden until the customer agrees' : (customerName ?? 'No name yet')

/** `₹7,455 with Digit`, once a plan is chosen. */
export const priceOf = ({ price }: DeskRow): string | undefined =>
  price && `${formatRupees(paise(price.amount))} with ${price.insurer}`

/** `128 in all, 119 open, 9 sold for ₹1,02,345`. */
export function totalsLine({ journeys, open, sold, premium, isMore }: DeskTotals): string {
  const most = isMore ? `More than ${grouped(journeys)}` : grouped(journeys)
  const income = sold > 0 ? ` for ${formatRupees(paise(premium))}` : ''
  return `${most} in all, ${grouped(open)} open, ${grouped(sold)} sold${income}`
}

const grouped = (count: number) => count.toLocaleString('en-IN')

/** How many days of cover are left, or since when there is none. */
export function coverEndsOf({ coverEnds }: DeskRow, today: Day): string | undefined {
  if (!coverEnds) return undefined
  const days = daysBetween(today, coverEnds)
  if (days === 0) return 'Policy ends today'
  const many = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
  return days > 0 ? `Policy ends in ${many(days)}` : `Expired ${many(-days)} ago`
}

/** Distinguishes rows with the same name for screen readers. */
export const statusLabelOf = (row: DeskRow): string =>
  [customerNameOf(row), row.registrationNumber ?? row.mobile].filter(Boolean).join(', ')

const tones: Partial<Record<Status, Tone>> = {
  proposalPremiumMismatch: 'accent',
  proposalSuccess: 'accent',
  proposalFailure: 'danger',
  paymentRequested: 'accent',
  paymentInitiated: 'accent',
  paymentPending: 'accent',
  paymentFailure: 'danger',
  paymentSuccess: 'success',
  policyDocRequested: 'success',
  policyDocPending: 'success',
  policyDocSuccess: 'success',
  policyDocFailure: 'danger',
}

/** Marigold: action needed; red: failed; green: paid. */
export const toneOf = (status: Status | undefined): Tone =>
  status === undefined ? 'neutral' : (tones[status] ?? 'info')
