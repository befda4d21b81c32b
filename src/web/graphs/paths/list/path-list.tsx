import type { KeyboardEvent } from 'react'
import type { MachineRun, Suite, TestPath } from '#contract/views/paths.ts'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import type { ViewProps } from '../../../journey/journey.ts'
import { cx } from '../../../ui/cx.ts'
import { Bar } from '../../machine/bar.tsx'
import { counted, eventsText } from '../verdict/labels.ts'
import styles from './path-list.module.css'

export type WalkProps = ViewProps<typeof pathsPageMachine> & {
  suite: Suite
  path: TestPath
  run?: MachineRun | null | undefined
}

/** Every path of the suite, grouped by worker where they are shared. */
export function PathList(props: WalkProps) {
  const { suite } = props
  const { shares = [suite.paths.map(({ id }) => id)] } = suite
  const numbered = new Map(suite.paths.map((path, index) => [path.id, { path, number: index + 1 }]))
  const longest = Math.max(1, suite.totals.longest)
  return (
    <nav aria-label={texts.tabs.paths} className={styles.paths} onKeyDown={goThrough}>
      {shares.map((ids, worker) => {
        const mine = ids.flatMap((id) => numbered.get(id) ?? [])
        const events = mine.reduce((sum, { path }) => sum + path.events.length, 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: workers have no names but their numbers
          <div key={worker} className={styles.share}>
            {suite.shares && (
              <h3 className={styles.worker}>
                {texts.worker(worker + 1)} <span>{counted(events, 'event')}</span>
              </h3>
            )}
            <ul className={styles.list}>
              {mine.map(({ path, number }) => (
                <Row key={path.id} {...props} row={path} number={number} longest={longest} />
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

type RowProps = WalkProps & { row: TestPath; number: number; longest: number }

function Row({ send, path, run, row, number, longest }: RowProps) {
  const failed = failuresOf(run, row)
  return (
    <li>
      <button
        type="button"
        data-path
        className={cx(styles.row, row.id === path.id && styles.chosen)}
        aria-current={row.id === path.id || undefined}
        onClick={() => send({ type: 'path.chosen', path: row.id })}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.start}>{row.start.name}</span>
        <span className={styles.size}>{eventsText(row.events)}</span>
        <span className={styles.bar}>
          <Bar share={row.events.length / longest} />
        </span>
        {failed && <span className={styles.failed}>{failed}</span>}
      </button>
    </li>
  )
}

/** Up and down go from path to path here; whatever else steps through the chosen one. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  event.stopPropagation()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-path]')]
  rows[rows.findIndex((row) => row.contains(document.activeElement)) + by]?.focus()
}

/** Failed paths of the last test run, in words. */
export function failuresOf(run: MachineRun | null | undefined, { id }: TestPath): string | undefined {
  const failed = (run?.levels ?? []).flatMap(({ level, paths }) =>
    paths.filter((path) => path.id === id && !path.passed).map(({ failure }) => ({ level, failure })),
  )
  const [first] = failed
  if (!first) return undefined
  const where = first.failure ? ` at step ${first.failure.step}` : ''
  return `failed in ${first.level}${where}`
}
