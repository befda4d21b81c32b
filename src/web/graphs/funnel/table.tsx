import type { FunnelStepView } from '#contract/views/funnel.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { ColumnHeads } from '../machine/table/column-heads.tsx'
import { TableBox } from '../machine/table/table-box.tsx'
import { cellText, durationText, smallShareText } from '../numbers.ts'
import styles from './funnel.module.css'

const { columns, steps: names, table, tableTitle } = texts.funnel

/** The same numbers as a table. */
export const FunnelTable = ({ steps }: { steps: readonly FunnelStepView[] }) => (
  <details className={styles.table}>
    <summary>{table}</summary>
    <TableBox title={tableTitle}>
      <thead>
        <tr>
          <ColumnHeads names={Object.values(columns)} />
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, visits, share, goOn, lost, median }) => (
          <tr key={step}>
            <th scope="row">{names[step]}</th>
            <td>{cellText(visits)}</td>
            <td>{smallShareText(share)}</td>
            <td>{smallShareText(goOn)}</td>
            <td>{lost === null ? '–' : cellText(lost)}</td>
            <td>{durationText(median)}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  </details>
)
