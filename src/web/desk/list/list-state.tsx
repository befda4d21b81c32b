import type { deskMachine } from '#machines/staff/desk/desk.machine.ts'
import type { ViewProps } from '../../journey/journey.ts'
import { LinkButton } from '../../ui/actions/link.tsx'
import styles from './list.module.css'
import { totalsLine } from './row-labels.ts'

/** Number and order of the rows; new ones wait until requested, so that nothing jumps. */
export function DeskListState({ model, send, journey }: ViewProps<typeof deskMachine>) {
  const { rows, next, news, totals, problem } = model
  return (
    <div className={styles.state}>
      <p role="status">{problem ?? `${countOf(rows.length, next !== undefined)}, the latest change first`}</p>
      {totals && <p>{totalsLine(totals)}</p>}
      {news > 0 ? (
        <p role="status">
          {news === 1 ? '1 other journey has moved. ' : `${news} other journeys have moved. `}
          <LinkButton onClick={() => send({ type: 'news.shown' })}>
            {journey.events['news.shown']?.label}
          </LinkButton>
        </p>
      ) : (
        <p className={styles.keys}>
          <kbd>/</kbd> to search, <kbd>↑</kbd> <kbd>↓</kbd> through the list, <kbd>Enter</kbd> to go on
        </p>
      )}
    </div>
  )
}

function countOf(shown: number, isMore: boolean): string {
  if (isMore) return `The first ${shown} journeys`
  return shown === 1 ? '1 journey' : `${shown} journeys`
}
