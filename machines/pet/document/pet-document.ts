import type { PolicyContent } from '../../core/server-product.ts'
import type { Chapter, Fact } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { insuredFacts } from '../../document/people.ts'
import { beginning, ending } from '../../document/period.ts'
import { premiumChapter } from '../../document/premium.ts'
import { insurerById } from '../../reference/insurers.ts'
import { inForce } from '../../reference/tariff.ts'
import { dayOf } from '../../rules/calendar.ts'
import { petNames, spokenSum } from '../pet-words.ts'
import type { PetRecord } from '../record/pet-record.ts'
import { petTariff } from '../reference/pet-tariff.ts'
import { petChapter } from './pet-chapter.ts'

const service = 'Other non-life insurance, SAC 997139'
const notes = [
  'The premium was received before cover began, as section 64VB of the Insurance Act, 1938 asks.',
  'Keep the vaccination card: the insurer asks for it with the first claim.',
]

/** The content of a pet policy document: one policy, a schedule for each pet, the price, and how to claim. */
export function petDocument(issued: IssuedPolicy<PetRecord>): PolicyContent {
  const { record, payment } = issued
  const taxPct = inForce(petTariff, dayOf(new Date(payment.paidAt))).gstPct
  const schedules = insuredPets(record).map(({ pet, priced }) => petChapter(issued, pet, priced))
  const receipt = [premiumChapter(issued, { service, taxPct, notes })]
  return {
    title: 'Pet insurance policy',
    summary: [
      ['Insured', petNames({ pets: insuredPets(record).map(({ pet }) => pet) })],
      ['Cover', record.plan ? `${record.plan.planName} · ${spokenSum(record.plan.sumInsured)} a pet` : ''],
      ['Period', `${beginning(issued)}\nto ${ending(issued.end)}`],
    ],
    chapters: [scheduleChapter(issued), ...schedules, ...receipt, claimsChapter(issued)],
    receipt,
  }
}

/** The pets that the plan insures, each with what it says of it. */
const insuredPets = ({ pets = [], plan }: PetRecord) =>
  pets.flatMap((pet) => {
    const priced = plan?.pets.find(({ petId }) => petId === pet.petId)
    return priced?.isInsured ? [{ pet, priced }] : []
  })

function scheduleChapter(issued: IssuedPolicy<PetRecord>): Chapter {
  const { record } = issued
  const { plan } = record
  const refused = plan?.pets.flatMap((pet): Fact[] => (pet.isInsured ? [] : [[pet.name, pet.reason]])) ?? []
  return {
    title: plan?.planName ?? '',
    subtitle: 'Policy schedule · pet insurance · one year',
    blocks: [
      {
        kind: 'columns',
        columns: [
          { heading: 'Owner', rows: insuredFacts(record) },
          {
            heading: 'Policy',
            rows: [
              ['Cover begins', beginning(issued)],
              ['Cover ends', ending(issued.end)],
              ['Insurer', insurerById(plan?.insurerId ?? 0)?.legalName ?? ''],
              ['Pets insured', String(insuredPets(record).length)],
            ],
          },
        ],
      },
      ...(refused.length > 0
        ? ([
            { kind: 'heading', text: 'Not insured by this policy' },
            { kind: 'facts', rows: refused },
          ] as const)
        : []),
    ],
  }
}

const claimsChapter = ({ record: { plan } }: IssuedPolicy<PetRecord>): Chapter => ({
  title: 'What is not covered, and how to claim',
  subtitle: 'In plain words. The policy wording decides where the two differ.',
  blocks: [
    { kind: 'heading', text: 'What is not covered' },
    { kind: 'list', items: plan?.features.notCovered ?? [] },
    { kind: 'heading', text: 'How to claim' },
    {
      kind: 'list',
      items: [
        `Call ${insurerById(plan?.insurerId ?? 0)?.legalName ?? 'the insurer'} before a planned surgery, and within 24 hours of an accident.`,
        'Keep the vet’s report, the bills and the vaccination card, and a photograph of the injury where there is one.',
        'A theft is reported to the police within 24 hours; a pet that strayed is looked for by a notice in the neighbourhood first.',
        'Bills are paid back within 30 days of the last paper; of every surgery you pay the share that the schedule states.',
        'Complaints go to the insurer first, then to Bima Bharosa (bimabharosa.irdai.gov.in, 155255), then to the Insurance Ombudsman (cioins.co.in), free of charge.',
      ],
    },
  ],
})

/** What the page that proves a policy says of it; enough to compare and no more. */
export const petProof = ({ plan }: PetRecord): Fact[] =>
  plan
    ? [
        ['Plan', plan.planName],
        ['Sum insured', `${spokenSum(plan.sumInsured)} a pet`],
        ['Pets', String(plan.pets.filter(({ isInsured }) => isInsured).length)],
        ['Cover until', printDay(plan.end)],
      ]
    : []
