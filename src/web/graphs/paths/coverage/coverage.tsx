import { levels } from '#contract/views/coverage.ts'
import type { MachineRun } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import { formatRelativeMoment } from '#machines/rules/dates.ts'
import { today } from '../../../browser/today.ts'
import styles from './coverage.module.css'

/** Coverage of the last test run by level, or how to create one. */
export function SuiteCoverage({ run }: { run: MachineRun | null | undefined }) {
  if (run === undefined) return <p className={styles.words}>{texts.readingCoverage}</p>
  if (run === null) {
    return (
      <p className={styles.words}>
        {texts.noCoverage} <code>npm run coverage</code>
      </p>
    )
  }
  return (
    <>
      <p className={styles.words}>
        {texts.lastRun} <time dateTime={run.at}>{formatRelativeMoment(run.at, today())}</time>
      </p>
      <ul className={styles.levels}>
        {levels.map((name) => (
          <li key={name} className={styles.level}>
            <span className={styles.name}>{texts.levels[name]}</span>
            <LevelCount run={run} name={name} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LevelCount({ run, name }: { run: MachineRun; name: (typeof levels)[number] }) {
  const transitions = run.levels.find(({ level }) => level === name)?.transitions
  if (!transitions) return <span className={styles.words}>{texts.notWalked}</span>
  const { covered, elsewhere, total } = transitions
  return (
    <span className={styles.words}>
      <strong>
        {covered} of {total - elsewhere}
      </strong>
      {elsewhere > 0 && <span className={styles.elsewhereCount}>{texts.elsewhere(elsewhere)}</span>}
    </span>
  )
}
