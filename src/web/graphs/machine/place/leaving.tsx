import type { Leaving, LeavingFeature } from '#contract/views/leaving.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { type Looking, leavingExportAddress } from '../../address.ts'
import { intervalText, pText } from '../../change/change-text.ts'
import { FileLinks } from '../../file-links.tsx'
import { cellText, shareText } from '../../numbers.ts'
import { useLeaving } from '../../use-graph.ts'
import { ColumnHeads } from '../table/column-heads.tsx'
import styles from './place.module.css'

const { whoLeft: words } = texts

/** What distinguishes those who left at a state from those who went on: in sentences first, then all in numbers. */
export function LeavingPart({ looking: { machine, query } }: { looking: Looking }) {
  const { data, error } = useLeaving(machine, query)
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{words.title}</h3>
      {data ? (
        <>
          <Found leaving={data} />
          <FileLinks addressOf={(format) => leavingExportAddress(machine, query, format)} />
        </>
      ) : (
        <p className={styles.none}>{error ? texts.unreadable : words.reading}</p>
      )}
    </section>
  )
}

function Found({ leaving: { left, wentOn, tested, significant, rows } }: { leaving: Leaving }) {
  const compared = rows.filter(({ test }) => test !== null)
  return (
    <>
      <p>{words.counted(cellText(left), cellText(wentOn))}.</p>
      <p>{tested === 0 ? words.untested : words.found(significant, tested)}.</p>
      <ul className={styles.flows}>
        {compared
          .filter(({ test }) => test?.isSignificant)
          .map((row) => (
            <li key={keyOf(row)}>
              {words.sentence(shareText(row.one), thoseOf(row), shareText(row.other))}.
            </li>
          ))}
      </ul>
      {significant > 0 && <p className={styles.none}>{words.note}</p>}
      {compared.length > 0 && <ComparedTable rows={compared} />}
    </>
  )
}

type Rows = Leaving['rows']

const ComparedTable = ({ rows }: { rows: Rows }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
  <section className={styles.use} aria-label={words.title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <ColumnHeads names={Object.values(words.columns)} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{thoseOf(row)}</th>
            <td>{shareText(row.one)}</td>
            <td>{shareText(row.other)}</td>
            <td>{intervalText(row.test)}</td>
            <td>{pText(row.test)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

type Value = Pick<Rows[number], 'feature' | 'value'>

const keyOf = ({ feature, value }: Value) => `${feature} ${value}`

const those: Record<LeavingFeature, Readonly<Record<string, string>>> = words.those
const thoseOf = ({ feature, value }: Value): string => those[feature][value] ?? value
