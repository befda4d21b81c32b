import type { EdgeNumbers, StateNumbers } from '#contract/views/graph-numbers.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { buttonClass } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Download } from '../../../ui/icons/interface.tsx'
import type { Looking, ShownAs } from '../../address.ts'
import { exportAddress } from '../../address.ts'
import { cellText, dropOffText, durationText, shareText } from '../../numbers.ts'
import { type TitleOf, titlesOf } from '../names.ts'
import { PlacePanel } from '../place/place-panel.tsx'
import { SortHead } from './sort-head.tsx'
import styles from './table.module.css'
import { TableBox } from './table-box.tsx'

type RowProps<Row> = { row: Row; looking: Looking }

/** States and transitions with all their numbers, sorted as in the address. */
export function Table({ looking, shown }: { looking: Looking; shown: ShownAs<'table'> }) {
  const { machine, query, reply } = looking
  const titleOf = titlesOf(shown.states)
  return (
    <div className={cx(styles.tables, reply.place && styles.beside)}>
      <a
        href={exportAddress(machine, query, 'csv')}
        download
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <Download size={18} />
        {texts.formats.csv}
      </a>
      {reply.place && <PlacePanel looking={looking} place={reply.place} isSheet />}
      <TableBox title={texts.states}>
        <thead>
          <tr>
            {(['name', 'journeys', 'events', 'median', 'p95', 'drop-off', 'off-model'] as const).map(
              (sort) => (
                <SortHead key={sort} sort={sort} looking={looking} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shown.states.map((row) => (
            <StateRow key={row.id} row={row} looking={looking} />
          ))}
        </tbody>
      </TableBox>
      <TableBox title={texts.transitions}>
        <thead>
          <tr>
            {(['name', 'journeys', 'events'] as const).map((sort) => (
              <SortHead key={sort} sort={sort} looking={looking} />
            ))}
            <th scope="col">{texts.columns.share}</th>
          </tr>
        </thead>
        <tbody>
          {shown.edges.map((row) => (
            <EdgeRow key={row.id} row={row} looking={looking} titleOf={titleOf} />
          ))}
        </tbody>
      </TableBox>
    </div>
  )
}

const StateRow = ({ row, looking: { query, to } }: RowProps<StateNumbers>) => (
  <tr data-at={query.at === row.id || undefined}>
    <th scope="row">
      <a href={to({ at: row.id })}>{row.title}</a>
      <span className={styles.soft}>{row.within.join(' › ')}</span>
    </th>
    <td>{cellText(row.journeys)}</td>
    <td>{cellText(row.entries)}</td>
    <td>{durationText(row.median)}</td>
    <td>{durationText(row.p95)}</td>
    <td>{dropOffText(row)}</td>
    <td>{cellText(row.offModel)}</td>
  </tr>
)

type EdgeRowProps = RowProps<EdgeNumbers> & { titleOf: TitleOf }

const EdgeRow = ({ row, looking: { query, to }, titleOf }: EdgeRowProps) => (
  <tr data-at={query.at === row.id || undefined}>
    <th scope="row">
      <a href={to({ at: row.id })}>{row.words}</a>
      <span className={styles.soft}>
        {titleOf(row.source)} → {row.targets.map(titleOf).join(' + ') || texts.stays}
      </span>
    </th>
    <td>{cellText(row.journeys)}</td>
    <td>{cellText(row.events)}</td>
    <td>{shareText(row.share)}</td>
  </tr>
)
