import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { cx } from '../cx.ts'
import { ArrowLeft } from '../icons/interface.tsx'
import styles from './screen.module.css'
import { StepProgress, type StepProgressProps } from './step-progress.tsx'

export interface ScreenProps {
  title: string
  /** One sentence about what is asked and why. */
  lead?: ReactNode
  onBack?: (() => void) | undefined
  progress?: StepProgressProps | undefined
  /** Buttons; on small screens they stay at the bottom edge. */
  actions?: ReactNode
  /** Beside the column on wide screens, under it on small ones. */
  aside?: ReactNode
  /** `page` for lists and overviews, `column` for forms, `full` for the whole width. */
  width?: 'column' | 'page' | 'full' | undefined
  children?: ReactNode
}

let lastTitle: string | undefined
/** A title has changed since the page was loaded. */
let isUnderWay = false

/**
 * One screen of a journey. When its title changes, the heading gets the focus, so that the change is read aloud; and
 * also when another screen takes its place under the same title, and what had the focus is gone with it.
 */
export function Screen(props: ScreenProps) {
  const { title, lead, onBack, progress, actions, aside, width = 'column', children } = props
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The first screen after loading leaves the focus at the top of the document.
    if (lastTitle !== undefined && lastTitle !== title) isUnderWay = true
    const isLost = document.activeElement === document.body
    if (isUnderWay && (isLost || lastTitle !== title)) heading.current?.focus()
    lastTitle = title
  }, [title])

  return (
    <div className={cx(styles.screen, styles[width], aside !== undefined && styles.withAside)}>
      <div className={styles.main}>
        {onBack && (
          <Button
            variant="quiet"
            size="small"
            iconStart={<ArrowLeft />}
            className={styles.back}
            onClick={onBack}
          >
            Back
          </Button>
        )}
        {progress && <StepProgress {...progress} />}
        <header className={styles.header}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
        {actions && <ScreenActions>{actions}</ScreenActions>}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}

/** The action bar, for a form that holds its own buttons. */
export const ScreenActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
