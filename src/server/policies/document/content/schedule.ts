import { dayOf } from '#machines/rules/calendar.ts'
import type { Block, Chapter } from '../document.ts'
import type { IssuedPolicy } from '../issued.ts'
import { coverTable } from './covers.ts'
import { endorsements } from './endorsements.ts'
import { pastFacts } from './past.ts'
import { insuredFacts, nomineeFacts } from './people.ts'
import { coverTerms, hasOwnDamage, productName } from './product.ts'
import { deductibleFacts, vehicleFacts } from './vehicle.ts'

/** Who and what is insured, for how long and how much. */
export function scheduleChapter(issued: IssuedPolicy): Chapter {
  const { record } = issued
  const soldOn = dayOf(new Date(issued.payment.paidAt))
  return {
    title: productName(record),
    subtitle: `Schedule · ${coverTerms(record)}`,
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

const ownDamageTerms = ({ record }: IssuedPolicy, soldOn: string): Block[] => [
  { kind: 'heading', text: 'Deductibles and previous policy' },
  { kind: 'facts', rows: [...deductibleFacts(record, soldOn), ...pastFacts(record)] },
]

function endorsed({ record }: IssuedPolicy): Block[] {
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
