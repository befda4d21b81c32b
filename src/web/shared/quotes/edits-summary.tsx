import { Fragment } from 'react'
import type { ViewProps } from '../../journey/journey.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Pencil } from '../../ui/icons/interface.tsx'
import styles from './edits.module.css'

type EditsSummaryProps = Pick<ViewProps, 'screen' | 'send' | 'journey'> & {
  /** Who or what is insured. */
  about: string
  /** What was asked for: a few short words, none of which is broken where it fits in a line. */
  words: readonly string[]
}

/** What the prices are for in two lines, where there is no room beside them. */
export const EditsSummary = ({ about, words, screen, send, journey }: EditsSummaryProps) => (
  <div className={styles.summary}>
    <p>
      <b>{about}</b>
      <span className={styles.hint}>
        {words.map((word, at) => (
          <Fragment key={word}>
            <span className={styles.word}>
              {word}
              {at < words.length - 1 && '\u00a0·'}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </p>
    <Button
      variant="secondary"
      size="small"
      iconStart={<Pencil />}
      disabled={screen.busy}
      aria-label={`Edit: ${journey.events['edits.opened']?.label}`}
      onClick={() => send({ type: 'edits.opened' })}
    >
      Edit
    </Button>
  </div>
)
