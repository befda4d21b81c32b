import { insurerById } from '../reference/insurers.ts'
import { dayOf } from '../rules/calendar.ts'
import type { Chapter, Row } from './document.ts'
import { printAmount, printDay, printMoment } from './format.ts'
import { type IssuedPolicy, nameOfPayment } from './issued.ts'
import { placeOfSupply, taxRows } from './tax.ts'

/** What differs from product to product in the tax invoice of a policy. */
type Invoiced = {
  /** The service by its name and accounting code. */
  service: string
  taxPct: number
  /** Notes for the policyholder, in plain words. */
  notes: readonly string[]
}

/** Every line of the price with its reason, the tax on it, and what was paid: the tax invoice of the policy. */
export function premiumChapter(issued: IssuedPolicy, { service, taxPct, notes }: Invoiced): Chapter {
  const { record, payment, policyNumber } = issued
  const { plan } = record
  const soldOn = dayOf(new Date(payment.paidAt))
  return {
    title: 'Premium and tax',
    subtitle: `Tax invoice ${policyNumber} of ${printDay(soldOn)}`,
    blocks: [
      { kind: 'table', head: ['Premium', 'Amount ₹'], rows: premiumRows(issued, taxPct) },
      {
        kind: 'facts',
        rows: [
          ['Service', service],
          ['Place of supply', placeOfSupply(record)],
          ['Supplied by', insurerById(plan?.insurerId ?? 0)?.legalName ?? ''],
          ['Recipient GSTIN', record.person?.gstin ?? 'Not registered'],
          ['Paid', printMoment(payment.paidAt)],
          ['Payment reference', nameOfPayment(issued)],
        ],
      },
      { kind: 'heading', text: 'How each amount came about' },
      { kind: 'list', items: plan?.lines.map(({ label, reason }) => `${label}: ${reason}`) ?? [] },
      { kind: 'heading', text: 'Good to know' },
      { kind: 'list', items: notes },
    ],
  }
}

function premiumRows({ record, payment }: IssuedPolicy, taxPct: number): Row[] {
  const { plan } = record
  if (!plan) return []
  return [
    ...plan.lines.map(({ label, amount }): Row => ({ cells: [label, printAmount(amount)] })),
    { cells: ['Net premium', printAmount(plan.net)], isTotal: true },
    ...taxRows(record, taxPct),
    { cells: ['Premium paid', printAmount(payment.amount)], isTotal: true },
  ]
}
