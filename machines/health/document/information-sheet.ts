import type { Block, Chapter } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { insurerById } from '../../reference/insurers.ts'
import { inForce, tariff } from '../../reference/tariff.ts'
import { addDays, dayOf } from '../../rules/calendar.ts'
import { formatRupees, paise } from '../../rules/money.ts'
import { spokenMonths } from '../health-words.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { shareInWords } from './covers.ts'
import { waitFacts } from './schedule.ts'

/** The customer information sheet in plain words (circular on the protection of policyholders, 5 September 2024). */
export function informationSheet(issued: IssuedPolicy<HealthRecord>): Chapter {
  const { plan } = issued.record
  return {
    title: 'Customer information sheet',
    subtitle: 'What you bought, in plain words. The policy wording decides where the two differ.',
    blocks: plan ? sections(issued, plan) : [],
  }
}

function sections(issued: IssuedPolicy<HealthRecord>, plan: HealthPlan): Block[] {
  const { moratoriumMonths, freeLookDays, graceDays } = inForce(
    tariff.health,
    dayOf(new Date(issued.payment.paidAt)),
  ).rights
  const { features } = plan
  return [
    { kind: 'heading', text: 'What is covered' },
    {
      kind: 'list',
      items: [
        `Treatment in hospital of ${issued.record.person?.fullName ?? 'the insured'}, up to ${formatRupees(paise(plan.sumInsured))} in a policy year.`,
        `Room: ${features.roomRent}.`,
        `Once the sum insured is used up: ${features.restore}.`,
        `Cashless treatment in ${features.networkHospitals.toLocaleString('en-IN')} hospitals of the insurer’s network; elsewhere you are paid back.`,
      ],
    },
    { kind: 'heading', text: 'What is not covered' },
    { kind: 'list', items: features.notCovered },
    { kind: 'heading', text: 'What you wait for' },
    { kind: 'facts', rows: waitFacts(plan) },
    { kind: 'heading', text: 'What you pay yourself' },
    {
      kind: 'facts',
      rows: [
        ['Of each claim', shareInWords(features.coPayment)],
        ['Of a claim in a city dearer than yours', shareInWords(features.zoneCoPayment)],
      ],
    },
    { kind: 'heading', text: 'Your rights' },
    {
      kind: 'list',
      items: [
        `Free look: you may return the policy within ${freeLookDays} days of receiving it; the refund comes within 7 days.`,
        `Renewal: within ${graceDays} days of the end nothing you have waited for is lost. Cover rests in between.`,
        `After ${spokenMonths(moratoriumMonths)} of cover no claim may be refused because of what you did not tell, fraud excepted.`,
        'You may move to another insurer and take your waiting periods with you; ask 45 days before the end.',
        'You may cancel at any time; the premium of the time that is left is returned.',
      ],
    },
    { kind: 'heading', text: 'Claims and complaints' },
    {
      kind: 'list',
      items: [
        `Claims: tell ${insurerById(plan.insurerId)?.legalName ?? 'the insurer'} before a planned admission and within 24 hours of any other. It answers a cashless request within an hour and the discharge within three.`,
        'Complaints go to the insurer first, then to Bima Bharosa (bimabharosa.irdai.gov.in, 155255), then to the Insurance Ombudsman (cioins.co.in), free of charge.',
      ],
    },
    {
      kind: 'facts',
      rows: [['Free look until', printDay(addDays(dayOf(new Date(issued.issuedAt)), freeLookDays))]],
    },
  ]
}
