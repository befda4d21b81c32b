import type { Product } from '../../core/product.ts'
import { cancellation } from '../../reference/messages/cancellation.ts'
import { endorsement } from '../../reference/messages/endorsement.ts'
import { priceChange as changes } from '../../reference/messages/price-change.ts'
import { profile as texts } from '../../reference/messages/profile.ts'
import { formatDayWithYear } from '../../rules/dates.ts'
import { formatRupees } from '../../rules/money.ts'
import type { Endorsement } from '../../schemas/endorsement.ts'
import type { OwnPolicy, OwnQuotation, Transaction } from '../../schemas/profile.ts'

const { waitsAt, waitsFor, refunds, policyStates } = texts

/** The status of a journey and what is next, in plain words. */
export function quotationStatusLabel(quotation: OwnQuotation, product: Pick<Product, 'waitsAt'>): string {
  const { status = '', isTooEarly, isRenewal, leadsTo } = quotation
  if (status in waitsFor) return waitsFor[status as keyof typeof waitsFor]
  if (isTooEarly) return waitsAt.tooEarly
  const { screen } = leadsTo
  const ofAll = screen in waitsAt ? waitsAt[screen as keyof typeof waitsAt] : waitsAt.start
  return product.waitsAt?.(screen, isRenewal) ?? ofAll
}

/** Says that a price of an earlier day will be asked for again. */
export const priceNoteOf = ({ price }: OwnQuotation, today: string): string | undefined =>
  price && price.on < today ? texts.pricesOf(formatDayWithYear(price.on)) : undefined

/** How the price changed since an earlier day. */
export function changeNoteOf({ price }: OwnQuotation): string | undefined {
  if (!price?.change) return undefined
  const { amount, since } = price.change
  const said = amount > 0 ? changes.more : changes.less
  return said(formatRupees(Math.abs(amount)), formatDayWithYear(since))
}

type PolicyLabel = keyof typeof policyStates

export function policyStateOf({ issued }: OwnPolicy): { key: PolicyLabel; label: string } {
  const key = issued?.state ?? 'issuing'
  return { key, label: policyStates[key] }
}

/** What to say about renewing a policy. */
export function renewalNoteOf({ issued }: OwnPolicy): string | undefined {
  if (!issued) return texts.issuing
  if (issued.cancellation)
    return issued.cancellation.isDone ? cancelledNoteOf(issued.cancellation) : cancellation.asked
  const { standing, opens, closes } = issued.renewal
  const notes = {
    notYet: texts.renewalOpens(formatDayWithYear(opens)),
    open: texts.renewalCloses(formatDayWithYear(closes)),
    begun: texts.renewalBegun,
    renewed: texts.renewed,
    over: texts.renewalOver,
  }
  return notes[standing]
}

type Cancelled = Pick<NonNullable<NonNullable<OwnPolicy['issued']>['cancellation']>, 'on' | 'refund' | 'by'>

/** What is said of a policy that is cancelled. */
export function cancelledNoteOf({ on, refund, by }: Cancelled): string {
  return refund === 0
    ? cancellation.doneWithoutRefund(formatDayWithYear(on))
    : cancellation.done(formatDayWithYear(on), formatRupees(refund), formatDayWithYear(by))
}

/** What became of a change of a policy. */
export function endorsementNoteOf({ state, on, number = '', reason = '' }: Endorsement): string {
  if (state === 'asked') return endorsement.asked
  return state === 'done' ? endorsement.done(number, formatDayWithYear(on)) : endorsement.refused(reason)
}

/** What became of a refund, and by when it arrives. */
export function refundNoteOf({ refund }: Transaction): string | undefined {
  if (!refund) return undefined
  const { amount, orderedOn, by, state } = refund
  return refunds[state](formatRupees(amount), formatDayWithYear(orderedOn), formatDayWithYear(by))
}
