import type { Chapter, Fact } from '../../document/document.ts'
import { printMoment } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { fullName } from '../../document/people.ts'
import { occupations } from '../../reference/health/occupations.ts'
import { healthProposal } from '../../reference/messages/health-proposal.ts'
import { spokenAddress } from '../health-words.ts'
import { buildFacts, medicalFacts } from '../medical-facts.ts'
import type { HealthRecord } from '../record/health-record.ts'

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
          ['Permanent', permanentAddress ? spokenAddress(permanentAddress) : ''],
          ['Communication', communicationAddress ? spokenAddress(communicationAddress) : ''],
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

const personFacts = (record: HealthRecord): Fact[] => [
  ['Name', record.person ? fullName(record.person) : ''],
  ['Occupation', record.occupation ? occupations[record.occupation].label : ''],
  ...buildFacts(record),
]
