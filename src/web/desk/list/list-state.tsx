import { LinkButton } from '../../ui/actions/link.tsx'
import type { DeskProps } from '../desk.journey.ts'
import styles from './list.module.css'

/** How many are shown and in which order; what came meanwhile waits until it is asked for, so that nothing jumps. */
export function ListState({ journey }: DeskProps) {
  const { rows, next, news, problem } = journey.context
  return (
    <div className={styles.state}>
      <p role="status">
        {problem ?? `${rows.length}${next === undefined ? '' : '+'} journeys, the latest change first`}
      </p>
      {news > 0 && (
        <p role="status">
          {news === 1 ? '1 journey has moved. ' : `${news} journeys have moved. `}
          <LinkButton onClick={() => journey.send({ type: 'news.shown' })}>
            {journey.journey.events['news.shown']?.label}
          </LinkButton>
        </p>
      )}
    </div>
  )
}
