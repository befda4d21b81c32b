import { LinkButton } from '../../ui/actions/link.tsx'
import type { DeskProps } from '../desk.journey.ts'
import styles from './list.module.css'

/** How many are shown and in which order; what came meanwhile waits until it is asked for, so that nothing jumps. */
export function ListState({ journey }: DeskProps) {
  const { rows, next, news, problem } = journey.context
  return (
    <div className={styles.state}>
      <p role="status">{problem ?? `${countOf(rows.length, next !== undefined)}, the latest change first`}</p>
      {news > 0 ? (
        <p role="status">
          {news === 1 ? '1 other journey has moved. ' : `${news} other journeys have moved. `}
          <LinkButton onClick={() => journey.send({ type: 'news.shown' })}>
            {journey.journey.events['news.shown']?.label}
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
