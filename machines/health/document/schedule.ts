import type { Chapter, Fact } from '../../document/document.ts'
import { printDay } from '../../document/format.ts'
import type { IssuedPolicy } from '../../document/issued.ts'
import { insuredFacts, nomineeFacts } from '../../document/people.ts'
import { beginning, ending } from '../../document/period.ts'
import { insurerById } from '../../reference/insurers.ts'
import { wordLabel } from '../../reference/word-labels.ts'
import { spokenAddress, spokenMonths, spokenYears } from '../health-words.ts'
import type { HealthPlan } from '../record/health-plan.ts'
import type { HealthRecord } from '../record/health-record.ts'
import { coverTable } from './covers.ts'

/** Who is insured, with what, for how long and how much. */
export function scheduleChapter(issued: IssuedPolicy<HealthRecord>): Chapter {
  const { record } = issued
  const { plan, person, communicationAddress } = record
  return {
    title: plan?.planName ?? '',
    subtitle: `Policy schedule · individual cover · ${spokenYears(plan?.tenure ?? 1)}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          {
            heading: 'Insured',
            rows: [
              ...insuredFacts(record),
              ...(person?.dateOfBirth ? [['Born', printDay(person.dateOfBirth)] as const] : []),
              ...(person?.gender ? [['Gender', wordLabel(person.gender)] as const] : []),
              ['Letters to', communicationAddress ? spokenAddress(communicationAddress) : ''],
            ],
          },
          { heading: 'Nominee', rows: nomineeFacts(record) },
        ],
      },
      { kind: 'heading', text: 'Period and insurer' },
      {
        kind: 'facts',
        rows: [
          ['Cover begins', beginning(issued)],
          ['Cover ends', ending(issued.end)],
          ['Insurer', insurerById(plan?.insurerId ?? 0)?.legalName ?? ''],
        ],
      },
      ...(plan
        ? ([
            { kind: 'heading', text: 'Cover' },
            coverTable(plan, record.request, record.noClaimBonusPct),
            { kind: 'heading', text: 'Waiting periods' },
            { kind: 'facts', rows: waitFacts(plan) },
          ] as const)
        : []),
    ],
  }
}

/** How long a person waits for each kind of cover. */
export const waitFacts = ({ features: { waits } }: HealthPlan): Fact[] => [
  ['Accidents', 'None: covered from the first day'],
  ['Any other illness', `${waits.initialDays} days`],
  ['Specified illnesses, such as hernia or cataract', spokenMonths(waits.specifiedIllness)],
  ['Illnesses you have today', spokenMonths(waits.preExisting)],
  ...(waits.maternity === undefined ? [] : [['Maternity', spokenMonths(waits.maternity)] as const]),
]
