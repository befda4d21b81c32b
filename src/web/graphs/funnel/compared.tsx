import type { FunnelView } from '#contract/views/funnel.ts'
import type { GraphQuery } from '#contract/views/graph-query.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { funnelAddressOf } from '../address.ts'
import { intervalText, pText } from '../change/change-text.ts'
import { ChangedShareAnswer } from '../change/changed-share.tsx'
import { SignificantRows } from '../change/significant-rows.tsx'
import { daysText } from '../machine/filters/chosen-text.ts'
import { FilterForm } from '../machine/filters/filter-form.tsx'
import answers from '../machine/frame/answers.module.css'
import { ColumnHeads } from '../machine/table/column-heads.tsx'
import { TableBox } from '../machine/table/table-box.tsx'
import { pointsText, smallShareText } from '../numbers.ts'
import styles from './funnel.module.css'

const { changes, funnel } = texts

/** What has changed since the days before, in words. */
export const FunnelChange = ({ view: { compared, today } }: { view: FunnelView }) => (
  <p className={answers.answers}>
    <span>{changes.days(daysText({ ...compared, today }))}:</span>
    <ChangedShareAnswer share={compared.bought} verdicts={changes.bought} />
    <SignificantRows
      tested={compared.tested}
      significant={compared.significant}
      things={changes.steps}
      rows={compared.steps.map((step) => ({ ...step, title: funnel.steps[step.step] }))}
    />
  </p>
)

type FunnelComparedProps = { view: FunnelView; query: GraphQuery; go: (address: string) => void }

/** Each step beside the same of other days, which may be chosen. */
export const FunnelCompared = ({ view: { compared }, query, go }: FunnelComparedProps) => (
  <details className={styles.table}>
    <summary>{changes.otherDays}</summary>
    <FilterForm
      label={changes.otherDays}
      fields={[
        { name: 'otherFrom', value: compared.from },
        { name: 'otherTo', value: compared.to },
      ]}
      query={query}
      addressOf={funnelAddressOf}
      go={go}
    />
    <TableBox title={changes.stepsTitle}>
      <thead>
        <tr>
          <ColumnHeads names={[...Object.values(changes.going), texts.points, changes.interval, changes.p]} />
        </tr>
      </thead>
      <tbody>
        {compared.steps.map(({ step, one, other, difference, test }) => (
          <tr key={step} data-at={test?.isSignificant || undefined}>
            <th scope="row">{funnel.steps[step]}</th>
            <td>{smallShareText(one)}</td>
            <td>{smallShareText(other)}</td>
            <td>{pointsText(difference)}</td>
            <td>{intervalText(test)}</td>
            <td>{pText(test)}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  </details>
)
