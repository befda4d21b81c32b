import { Money } from '../../ui/facts/money.tsx'
import type { ChangedLine } from './changed-lines.ts'
import styles from './premium-changed.module.css'

/** The changed lines of the premium. */
export function ChangedLinesTable({ lines }: { lines: readonly ChangedLine[] }) {
  if (lines.length === 0) return null
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>What changed</caption>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Quoted</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, reason, before, after }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <span className={styles.reason}>{reason}</span>
            </th>
            <td>
              <Money paise={before} />
            </td>
            <td>
              <Money paise={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
