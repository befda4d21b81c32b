import type { InferOutput } from 'valibot'
import { paise, rupees } from '#machines/rules/money.ts'
import type { OwnPolicy, OwnQuotation, Transaction } from '#machines/schemas/profile.ts'
import type { wirePolicy, wireQuotation, wireTransaction } from './own-lists.calls.ts'

type WirePolicy = InferOutput<typeof wirePolicy>
type WireQuotation = InferOutput<typeof wireQuotation>
type WireTransaction = InferOutput<typeof wireTransaction>

type Of = (amount: number) => number

// The rows are the same on both sides except their amounts: rupees on the wire, whole paise inside.
function policyIn<T extends WirePolicy>(row: T, of: Of): T {
  const { issued } = row
  const ended = issued?.cancellation
  const cancellation = ended && { ...ended, refund: of(ended.refund) }
  return {
    ...row,
    premium: of(row.premium),
    ...(issued && { issued: { ...issued, ...(cancellation && { cancellation }) } }),
  }
}

const amountIn = <T extends { amount: number }>(one: T, of: Of): T => ({ ...one, amount: of(one.amount) })

function quotationIn<T extends WireQuotation>(row: T, of: Of): T {
  if (!row.price) return row
  const { change, ...price } = amountIn(row.price, of)
  if (!change) return { ...row, price }
  const reasons = change.reasons.map((reason) => amountIn(reason, of))
  return { ...row, price: { ...price, change: { ...amountIn(change, of), reasons } } }
}

const transactionIn = <T extends WireTransaction>(row: T, of: Of): T => ({
  ...row,
  amount: of(row.amount),
  ...(row.refund && { refund: { ...row.refund, amount: of(row.refund.amount) } }),
})

export const wireOfPolicy = (row: OwnPolicy): WirePolicy => policyIn(row, rupees)
export const policyOfWire = (row: WirePolicy): OwnPolicy => policyIn(row, paise)
export const wireOfQuotation = (row: OwnQuotation): WireQuotation => quotationIn(row, rupees)
export const quotationOfWire = (row: WireQuotation): OwnQuotation => quotationIn(row, paise)
export const wireOfTransaction = (row: Transaction): WireTransaction => transactionIn(row, rupees)
export const transactionOfWire = (row: WireTransaction): Transaction => transactionIn(row, paise)
