import type { ScreenUse } from '#contract/views/screen-use.ts'
import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import { cellText, durationText } from '../../numbers.ts'
import { ColumnHeads } from '../table/column-heads.tsx'
import styles from './place.module.css'

/** How the fields of a screen are used, by those who allow recording. */
export const ScreenUseTable = ({ use: { fields, raged } }: { use: ScreenUse }) => (
  <section className={styles.part}>
    <h3 className={styles.subtitle}>{texts.use.title}</h3>
    {fields.length === 0 && <p className={styles.none}>{texts.use.none}</p>}
    {fields.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
      <section className={styles.use} aria-label={texts.use.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <ColumnHeads names={Object.values(texts.use.columns)} />
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, visits, corrected, abandoned, sentBack, median }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {[visits, corrected, abandoned, sentBack].map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <td key={column}>{cellText(cell)}</td>
                ))}
                <td>{durationText(median)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
    {raged.map(({ label, visits }) => (
      <p key={label}>{texts.use.raged(label, cellText(visits))}</p>
    ))}
  </section>
)
