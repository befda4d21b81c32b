import type { Cell } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { intervalText, pText } from '../../change/change-text.ts'
import { cellText, pointsText } from '../../numbers.ts'
import { Bar } from '../bar.tsx'
import { ColumnHeads } from '../table/column-heads.tsx'
import { TableBox } from '../table/table-box.tsx'
import styles from './compare.module.css'

type Row = ShownAs<'compare'>['rows'][number]

/** What changed first, then where the two sides differ most, last where nothing can be said of it. */
export function Differences({ looking, shown }: { looking: Looking; shown: ShownAs<'compare'> }) {
  const rows = shown.rows.toSorted((a, b) => weightOf(b) - weightOf(a))
  const most = Math.max(1, ...rows.map(({ difference }) => Math.abs(difference ?? 0)))
  return (
    <TableBox title={texts.difference}>
      <thead>
        <tr>
          <th scope="col">{texts.stateOrTransition}</th>
          <th scope="col">{shown.one.label}</th>
          <th scope="col">{shown.other.label}</th>
          <ColumnHeads names={[texts.points, texts.changes.interval, texts.changes.p]} />
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DifferenceRow key={row.id} row={row} most={most} looking={looking} shown={shown} />
        ))}
      </tbody>
    </TableBox>
  )
}

type RowProps = { row: Row; most: number; looking: Looking; shown: ShownAs<'compare'> }

const DifferenceRow = ({ row, most, looking: { query, to }, shown }: RowProps) => (
  <tr data-at={query.at === row.id || undefined}>
    <th scope="row">
      <a href={to({ at: row.id })}>{row.title}</a>
      {row.only && (
        <span className={styles.only}>
          <Badge tone="info">{texts.onlyIn(shown[row.only].label)}</Badge>
        </span>
      )}
      {row.test?.isSignificant && (
        <span className={styles.only}>
          <Badge tone="accent">{texts.changes.changed}</Badge>
        </span>
      )}
    </th>
    <td>{sideText(row.one, row.of.one)}</td>
    <td>{sideText(row.other, row.of.other)}</td>
    <td>{pointsText(row.difference)}</td>
    <td>{intervalText(row.test)}</td>
    <td>{pText(row.test)}</td>
    <td className={styles.bar}>
      {row.difference !== null && (
        <Bar share={Math.abs(row.difference) / most} tone={row.difference < 0 ? 'fewer' : 'more'} />
      )}
    </td>
  </tr>
)

const sideText = (part: Cell | null, whole: Cell | null) =>
  part === null || whole === null ? '–' : texts.changes.of(cellText(part), cellText(whole))

/** What is on one side only, then what changed more than chance explains, then by the difference. */
const weightOf = ({ only, difference, test }: Row) =>
  (only ? 2_000 : test?.isSignificant ? 1_000 : 0) + (difference === null ? -1 : Math.abs(difference))
