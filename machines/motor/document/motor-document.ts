import type { PolicyContent } from '../../core/server-product.ts'
import type { Fact } from '../../document/document.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { premiumChapter } from '../../document/premium.ts'
import { inForce, tariff } from '../../reference/tariff.ts'
import { dayOf } from '../../rules/calendar.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { certificateChapter } from './certificate.ts'
import { notes } from './notes.ts'
import { periodFacts } from './period.ts'
import { hasThirdParty } from './product.ts'
import { scheduleChapter } from './schedule.ts'
import { registrationOf, vehicleName } from './vehicle.ts'

/** Motor vehicle insurance among the services of the goods and services tax. */
const service = 'Motor vehicle insurance, SAC 997134'

/** What the page that proves a policy says of the vehicle; enough to compare and no more. */
export const motorProof = (record: MotorRecord): Fact[] => [
  ['Vehicle', vehicleName(record)],
  ['Registration', masked(registrationOf(record))],
]

/** `RJ-14-CA-XX34`: enough to compare, too little to reveal a plate. */
const masked = (registration: string) => registration.replace(/\d{2}(?=\d{2}$)/, 'XX')

/** The content of a motor policy document; a certificate only where the Act requires the cover. */
export function motorDocument(issued: IssuedPolicy<MotorRecord>): PolicyContent {
  const { record, payment } = issued
  const taxPct = inForce(tariff.gst, dayOf(new Date(payment.paidAt))).motorPct
  const receipt = [premiumChapter(issued, { service, taxPct, notes: notes(record) })]
  return {
    title: 'Motor insurance policy',
    summary: [['Vehicle', `${vehicleName(record)} · ${registrationOf(record)}`], ...periodFacts(issued)],
    chapters: [
      scheduleChapter(issued),
      ...receipt,
      ...(hasThirdParty(record) ? [certificateChapter(issued)] : []),
    ],
    receipt,
  }
}
