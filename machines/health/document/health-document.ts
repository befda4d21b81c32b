import type { PolicyContent } from '../../core/server-product.ts'
import type { Fact } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { beginning, ending } from '../../document/period.ts'
import { premiumChapter } from '../../document/premium.ts'
import { inForce, tariff } from '../../reference/tariff.ts'
import { dayOf } from '../../rules/calendar.ts'
import { spokenSum } from '../health-words.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { informationSheet } from './information-sheet.ts'
import { proposalCopy } from './proposal-copy.ts'
import { scheduleChapter } from './schedule.ts'
import { taxCertificate } from './tax-certificate.ts'

/** Health insurance among the services of the goods and services tax. */
const service = 'Health insurance, SAC 997133'

/** The content of a health policy document: schedule, premium, tax certificate, information sheet and proposal. */
export function healthDocument(issued: IssuedPolicy<HealthRecord>): PolicyContent {
  const { record, payment } = issued
  const taxPct = inForce(tariff.gst, dayOf(new Date(payment.paidAt))).individualHealthPct
  const receipt = [premiumChapter(issued, { service, taxPct, notes }), taxCertificate(issued)]
  return {
    title: 'Health insurance policy',
    summary: [
      ['Insured', record.person?.fullName ?? ''],
      ['Cover', record.plan ? `${record.plan.planName} · ${spokenSum(record.plan.sumInsured)}` : ''],
      ['Period', `${beginning(issued)}\nto ${ending(issued.end)}`],
    ],
    chapters: [scheduleChapter(issued), ...receipt, informationSheet(issued), proposalCopy(issued)],
    receipt,
  }
}

const notes = [
  'The premium was received before cover began, as section 64VB of the Insurance Act, 1938 asks.',
  'Individual health cover bears no goods and services tax since 22 September 2025.',
  'Give the insurer the policy number at every hospital admission: before it where it is planned, within 24 hours where it is not.',
]

/** What the page that proves a policy says of the cover; enough to compare and no more. */
export const healthProof = ({ person, plan }: HealthRecord): Fact[] => [
  ['Insured', initialsOf(person?.fullName ?? '')],
  ...(plan
    ? ([
        ['Plan', plan.planName],
        ['Sum insured', spokenSum(plan.sumInsured)],
        ['Cover until', printDay(plan.end)],
      ] as const)
    : []),
]

/** `A. R. Sharma`: enough to recognise the person, too little to learn who it is. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words.map((word, index) => (index === words.length - 1 ? word : `${word[0]}.`)).join(' ')
}
