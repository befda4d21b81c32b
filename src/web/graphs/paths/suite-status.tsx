import { useEffect, useState } from 'react'
import { paths as texts } from '#machines/reference/messages/paths.ts'
import type { pathsPageMachine } from '#machines/tools/paths-page/paths-page.machine.ts'
import { EventButton } from '../../journey/event-button.tsx'
import type { ViewProps } from '../../journey/journey.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { criterionOf } from './options/fields.ts'
import styles from './suite-status.module.css'

/** The paths, or why they are missing: being computed, invalid query, or failed. */
export function SuiteStatus(view: ViewProps<typeof pathsPageMachine>) {
  const { state, problem } = view.screen
  const criterion = criterionOf(view)
  const isMaking = state === 'open.making'
  return (
    <div className={styles.status}>
      <p role="status" className={styles.words}>
        {isMaking && texts.making}
        {state === 'open.mending' && texts.mending}
        {state.startsWith('open.shown') && criterion && texts.criteria[criterion].hint}
      </p>
      {isMaking && <Seconds />}
      {state === 'open.failed' && (
        <Notice
          kind="error"
          action={<EventButton {...view} event="suite.retried" variant="secondary" size="small" />}
        >
          {problem}
        </Notice>
      )}
    </div>
  )
}

/** The elapsed time; after a moment also the time limit. */
function Seconds() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={styles.words} aria-hidden="true">
      {seconds > 0 && `${seconds} s`}
      {seconds > 1 && `. ${texts.makingLong}`}
    </p>
  )
}
