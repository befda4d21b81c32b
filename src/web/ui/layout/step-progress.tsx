import type { CSSProperties } from 'react'
import styles from './step-progress.module.css'

export interface StepProgressProps {
  step: number
  of: number
  /** The question of this step. */
  label?: string | undefined
}

/** How far along the road a journey is. */
export function StepProgress({ step, of, label }: StepProgressProps) {
  const words = `Step ${step} of ${of}`
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span className={styles.count}>{words}</span>
        {label && <span>{label}</span>}
      </p>
      <div
        className={styles.road}
        style={{ '--share': of > 0 ? step / of : 0 } as CSSProperties}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={label ? `${words}: ${label}` : words}
      >
        <span className={styles.done} />
      </div>
    </div>
  )
}
