import type { Block, Chapter } from '../../document/document.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { insuredFacts, nomineeFacts } from '../../document/people.ts'
import { dayOf } from '../../rules/calendar.ts'
import type { MotorRecord } from '../record/motor-record.ts'
import { coverTable } from './covers.ts'
import { endorsements } from './endorsements.ts'
import { pastFacts } from './past.ts'
import { coverTerms, hasOwnDamage, productName } from './product.ts'
import { deductibleFacts, vehicleFacts } from './vehicle.ts'

/** Who and what is insured, for how long and how much. */
export function scheduleChapter(issued: IssuedPolicy<MotorRecord>): Chapter {
  const { record } = issued
  const soldOn = dayOf(new Date(issued.payment.paidAt))
  return {
    title: productName(record),
    subtitle: `Policy schedule · ${coverTerms(record)}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          { heading: 'Insured', rows: insuredFacts(record) },
          { heading: 'Nominee', rows: nomineeFacts(record) },
        ],
      },
      { kind: 'heading', text: 'Vehicle' },
      { kind: 'facts', rows: vehicleFacts(record) },
      { kind: 'heading', text: 'Covers' },
      coverTable(record),
      ...(hasOwnDamage(record) ? ownDamageTerms(issued, soldOn) : []),
      ...endorsed(issued),
    ],
  }
}

const ownDamageTerms = ({ record }: IssuedPolicy<MotorRecord>, soldOn: string): Block[] => [
  { kind: 'heading', text: 'Deductibles and previous policy' },
  { kind: 'facts', rows: [...deductibleFacts(record, soldOn), ...pastFacts(record)] },
]

function endorsed({ record }: IssuedPolicy<MotorRecord>): Block[] {
  const numbers = endorsements(record)
  if (numbers.length === 0) return []
  return [
    {
      kind: 'text',
      text: `Subject to the endorsements ${numbers.join(', ')} of the India Motor Tariff.`,
      isSoft: true,
    },
  ]
}
