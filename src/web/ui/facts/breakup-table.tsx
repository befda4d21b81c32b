import styles from './breakup-table.module.css'
import { Money } from './money.tsx'

interface BreakupLine {
  label: string
  /** Why this amount: the rule or the assumption behind it. */
  reason?: string | undefined
  /** Negative for what is taken off. */
  paise: number
}

interface BreakupTableProps {
  caption: string
  lines: readonly BreakupLine[]
  total: BreakupLine
}

/** The breakup of a price, line by line. */
export function BreakupTable({ caption, lines, total }: BreakupTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </tbody>
      <tfoot className={styles.total}>
        <Line {...total} />
      </tfoot>
    </table>
  )
}

const Line = ({ label, reason, paise }: BreakupLine) => (
  <tr>
    <th scope="row" className={styles.label}>
      {label}
      {reason && <span className={styles.reason}>{reason}</span>}
    </th>
    <td className={styles.amount}>
      <Money paise={paise} />
    </td>
  </tr>
)
