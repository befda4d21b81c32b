import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { formatMoment } from '#machines/rules/dates.ts'
import { linkClass } from '../../../ui/actions/link.tsx'
import { Check } from '../../../ui/icons/interface.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { Canvas } from '../map/canvas.tsx'
import { DetailChoice } from '../map/toolbar.tsx'
import { ColumnHeads } from '../table/column-heads.tsx'
import { TableBox } from '../table/table-box.tsx'
import styles from './coverage.module.css'

type CoverageProps = { looking: Looking; shown: ShownAs<'coverage'> }

/** Which transitions the last test run took, at which level, and which generated paths lead over them. */
export const GraphCoverage = ({ looking, shown }: CoverageProps) => (
  <div className={styles.coverage}>
    <div className={styles.head}>
      <p className={styles.summary}>
        {shown.at && (
          <strong>
            {texts.summary(shown.rows.filter(({ taken }) => taken.length > 0).length, shown.rows.length)}
          </strong>
        )}
        <span>{shown.at ? texts.coverageAt(formatMoment(shown.at)) : texts.noCoverage}</span>
        <span role="status">{shown.notes?.join(' ')}</span>
      </p>
      <DetailChoice query={looking.query} to={looking.to} />
    </div>
    <Canvas looking={looking} drawing={shown} />
    <TableBox title={texts.transitions} isOfWords>
      <thead>
        <tr>
          <th scope="col">{texts.columns.name}</th>
          <ColumnHeads names={shown.levels.map((level) => texts.levels[level] ?? level)} />
          <th scope="col">{texts.byPaths}</th>
        </tr>
      </thead>
      <tbody>
        {shown.rows.map((row) => (
          <CoverageRow key={row.id} row={row} looking={looking} levels={shown.levels} />
        ))}
      </tbody>
    </TableBox>
  </div>
)

type RowProps = { row: CoverageProps['shown']['rows'][number]; looking: Looking; levels: readonly string[] }

const CoverageRow = ({ row, looking: { query, to, machine }, levels }: RowProps) => (
  <tr data-at={query.at === row.id || undefined}>
    <th scope="row">
      <a href={to({ at: row.id })}>{row.title}</a>
    </th>
    {levels.map((level) => (
      <td key={level}>
        {row.taken.includes(level) ? (
          <Check size={18} role="img" aria-hidden={false} aria-label={texts.taken} className={styles.taken} />
        ) : (
          <span className={styles.missed}>{texts.notTaken}</span>
        )}
      </td>
    ))}
    <td className={styles.paths}>
      {row.paths.map((path) => (
        <a key={path} href={`/graphs/${machine}/paths?path=${path}`} className={linkClass.inline}>
          {path}
        </a>
      ))}
    </td>
  </tr>
)
