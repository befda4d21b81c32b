import type { Chapter, Fact } from '../../document/document.ts'
import { printMoment } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { conditions } from '../../reference/health/conditions.ts'
import { occupations } from '../../reference/health/occupations.ts'
import { limits } from '../../reference/limits.ts'
import { healthProposal } from '../../reference/messages/health-proposal.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { bmiOf } from '../rules/bmi.ts'
import { monthOf } from '../rules/month.ts'
import { addressText } from './schedule.ts'

/** The proposal as it was declared, on which the policy rests. */
export function proposalCopy({ record, issuedAt }: IssuedPolicy<HealthRecord>): Chapter {
  const { permanentAddress, communicationAddress, quotationNumber } = record
  return {
    title: 'Copy of your proposal',
    subtitle: 'Tell the insurer at once where something is not right: claims are judged by it.',
    blocks: [
      { kind: 'heading', text: 'About you' },
      { kind: 'facts', rows: personFacts(record) },
      { kind: 'heading', text: 'Addresses' },
      {
        kind: 'facts',
        rows: [
          ['Permanent', permanentAddress ? addressText(permanentAddress) : ''],
          ['Communication', communicationAddress ? addressText(communicationAddress) : ''],
        ],
      },
      { kind: 'heading', text: 'Your health' },
      { kind: 'facts', rows: medicalFacts(record) },
      { kind: 'heading', text: 'Declaration' },
      { kind: 'text', text: healthProposal.declaration },
      {
        kind: 'facts',
        rows: [
          ...(quotationNumber ? [['Quotation', quotationNumber] as const] : []),
          ['Policy issued on it', printMoment(issuedAt)],
        ],
      },
    ],
  }
}

const personFacts = ({ person, build, occupation }: HealthRecord): Fact[] => [
  ['Name', `${person?.salutation ?? ''} ${person?.fullName ?? ''}`.trim()],
  ['Occupation', occupation ? occupations[occupation].label : ''],
  ...(build
    ? ([
        ['Height and weight', `${build.height} cm, ${build.weight} kg`],
        ['Body mass index', String(bmiOf(build))],
      ] as const)
    : []),
]

function medicalFacts({ medical }: HealthRecord): Fact[] {
  if (!medical) return []
  const yes = medical.conditions.map(
    ({ condition, since }): Fact => [conditions[condition].label, `Yes, since ${monthOf(since)}`],
  )
  return [
    ...(yes.length > 0 ? yes : [['Illnesses of the list', 'None'] as const]),
    ['Smoking or tobacco', medical.smokes ? 'Yes' : 'No'],
    ['Alcohol', medical.drinks ? 'Yes' : 'No'],
    [`In hospital in the last ${limits.hospitalisation.years} years`, medical.hospitalisation ?? 'No'],
  ]
}
