import { graphs as texts } from '#machines/reference/messages/graphs.ts'
import type { Looking, ShownAs } from '../../address.ts'
import { ChangedShareAnswer } from '../../change/changed-share.tsx'
import { SignificantRows } from '../../change/significant-rows.tsx'
import { cellText } from '../../numbers.ts'
import { Canvas } from '../map/canvas.tsx'
import { DetailChoice } from '../map/toolbar.tsx'
import styles from './compare.module.css'
import { Differences } from './differences.tsx'
import { OtherSide } from './other-side.tsx'

/** Both sides on one combined drawing, and every difference as a number. */
export const Compare = ({ looking, shown }: { looking: Looking; shown: ShownAs<'compare'> }) => (
  <div className={styles.compare}>
    <OtherSide looking={looking} />
    <div className={styles.sides}>
      <Side name="one" side={shown.one} />
      <Side name="other" side={shown.other} />
      <DetailChoice query={looking.query} to={looking.to} />
    </div>
    <p className={styles.answer}>
      <ChangedShareAnswer share={shown.finished} verdicts={texts.changes.finished} />
      <SignificantRows
        tested={shown.tested}
        significant={shown.significant}
        things={texts.changes.rows}
        rows={linked(shown.rows, looking)}
      />
      <span className={styles.note}>{texts.changes.note}</span>
    </p>
    <Canvas looking={looking} drawing={shown} />
    <Differences looking={looking} shown={shown} />
  </div>
)

const linked = (rows: ShownAs<'compare'>['rows'], { to }: Looking) =>
  rows.map((row) => ({ ...row, href: to({ at: row.id }) }))

type SideProps = { name: 'one' | 'other'; side: ShownAs<'compare'>['one'] }

const Side = ({ name, side: { label, totals } }: SideProps) => (
  <p className={styles.side} data-side={name}>
    <strong>{label}</strong>
    <span>
      {cellText(totals.journeys)} {texts.total.journeys.toLowerCase()}, {cellText(totals.finished)}{' '}
      {texts.total.finished.toLowerCase()}, {cellText(totals.dropped)} {texts.total.dropped.toLowerCase()}
    </span>
  </p>
)
