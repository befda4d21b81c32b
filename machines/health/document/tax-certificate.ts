import type { Chapter } from '../../document/document.ts'
import { printAmount, printDay, printMoment } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { fullName } from '../../document/people.ts'
import { insurerById } from '../../reference/insurers.ts'
import { maskPan } from '../../rules/mask.ts'
import type { HealthRecord } from '../record/health-record.ts'

/** The certificate of the premium for a deduction under section 80D of the Income-tax Act, 1961. */
export function taxCertificate({
  record,
  payment,
  policyNumber,
  start,
  end,
}: IssuedPolicy<HealthRecord>): Chapter {
  const { person, plan } = record
  const years = plan?.tenure ?? 1
  return {
    title: 'Premium certificate',
    subtitle: 'For a deduction under section 80D of the Income-tax Act, 1961',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Policy number', policyNumber],
          ['Paid by', person ? fullName(person) : ''],
          ['PAN', person?.pan ? maskPan(person.pan) : 'Not given'],
          ['For', 'Health insurance of oneself'],
          ['Period of cover', `${printDay(start)} to ${printDay(end)}`],
          ['Premium paid', `₹ ${printAmount(payment.amount)}`],
          ['Paid', printMoment(payment.paidAt)],
          ['How', 'Online, not in cash'],
          ['Received by', insurerById(plan?.insurerId ?? 0)?.legalName ?? ''],
        ],
      },
      {
        kind: 'text',
        text:
          years === 1
            ? 'The premium is deductible in the year in which it was paid, within the limits of the section.'
            : `The premium was paid for ${years} years at once: an equal part of it is deductible in each of them (section 80D, subsection 4A).`,
        isSoft: true,
      },
    ],
  }
}
