import { insurerById } from '#machines/reference/insurers.ts'
import { dayOf } from '#machines/rules/calendar.ts'
import type { Chapter, Row } from '../document.ts'
import type { IssuedPolicy } from '../issued.ts'
import { printAmount, printDay, printMoment } from './format.ts'
import { notes } from './notes.ts'
import { placeOfSupply, taxRows } from './tax.ts'

/** Motor vehicle insurance among the services of the goods and services tax. */
const serviceCode = '997134'

/** Every line of the price with its reason, the tax on it, and what was paid: the tax invoice of the policy. */
export function premiumChapter(issued: IssuedPolicy): Chapter {
  const { record, payment, policyNumber } = issued
  const { plan } = record
  const soldOn = dayOf(new Date(payment.paidAt))
  return {
    title: 'Premium and tax',
    subtitle: `Tax invoice ${policyNumber} of ${printDay(soldOn)}`,
    blocks: [
      { kind: 'table', head: ['Premium', 'Amount ₹'], rows: premiumRows(issued, soldOn) },
      {
        kind: 'facts',
        rows: [
          ['Service', `Motor vehicle insurance, SAC ${serviceCode}`],
          ['Place of supply', placeOfSupply(record)],
          ['Supplied by', insurerById(plan?.insurerId ?? 0)?.legalName ?? ''],
          ['Recipient GSTIN', record.person?.gstin ?? 'Not registered'],
          ['Paid', printMoment(payment.paidAt)],
          ['Payment reference', payment.reference],
        ],
      },
      { kind: 'heading', text: 'How each amount came about' },
      { kind: 'list', items: plan?.lines.map(({ label, reason }) => `${label}: ${reason}`) ?? [] },
      { kind: 'heading', text: 'Good to know' },
      { kind: 'list', items: notes(record) },
    ],
  }
}

function premiumRows({ record, payment }: IssuedPolicy, soldOn: string): Row[] {
  const { plan } = record
  if (!plan) return []
  return [
    ...plan.lines.map(({ label, amount }): Row => ({ cells: [label, printAmount(amount)] })),
    { cells: ['Net premium', printAmount(plan.net)], isTotal: true },
    ...taxRows(record, soldOn),
    { cells: ['Premium paid', printAmount(payment.amount)], isTotal: true },
  ]
}
